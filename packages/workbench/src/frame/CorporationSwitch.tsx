import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import { corporationQuery, corporationsQuery, meQuery } from '../queries/corporation.js';
import { paths } from '../paths.js';
import { countOf } from '../words/numbers.js';
import { texts } from './texts.js';

export interface CorporationSwitchProps {
  readonly corporation: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What a corporation is called; while that is being read its place is kept, and where it cannot be read its id stands there. */
function nameOf(id: string, read: { readonly name: string } | undefined, isError: boolean): string {
  return read?.name ?? (isError ? id : '\u00A0');
}

/** Which corporation one is in, and the others. */
export function CorporationSwitch({ corporation, isOpen, onOpen }: CorporationSwitchProps) {
  const { data: all = [] } = useQuery(corporationsQuery);
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  // The head is read anew whenever something is entered.
  const { data: head, isError } = useQuery({
    ...corporationQuery(corporation ?? ''),
    enabled: corporation !== undefined,
  });
  const called =
    corporation === undefined
      ? texts.allCorporations
      : nameOf(corporation, head ?? all.find(({ id }) => id === corporation), isError);
  const go = (to: string): void => void navigate({ to, search: { on: undefined, known: undefined } } as never);
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpen} modal={false}>
      <DropdownMenu.Trigger className={corporation === undefined ? 'corporation' : 'corporation one'}>
        <b>
          {called} <kbd aria-hidden="true">⌘O</kbd>
        </b>
        <span className="hidden">: {texts.switch}</span>
        {corporation === undefined ? (
          <span className="count">{countOf(all.length, 'corporation')}</span>
        ) : head === undefined ? undefined : (
          <span className="count">{countOf(head.version, 'entry', 'entries')}</span>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
          {all.map(({ id, name, version }) => (
            <DropdownMenu.Item key={id} onSelect={() => go(paths.overview(id))}>
              <span>{name}</span>
              <span className="quiet">{countOf(version, 'entry', 'entries')}</span>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator />
          {me?.isOwner === true ? (
            <DropdownMenu.Item onSelect={() => go(paths.keep)}>{texts.keepAnother}</DropdownMenu.Item>
          ) : undefined}
          <DropdownMenu.Item onSelect={() => go(paths.home)}>{texts.allCorporations}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
