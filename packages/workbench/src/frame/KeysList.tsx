import { Dialog } from 'radix-ui';
import { keysInWords, texts } from './texts.js';

/** All keys, as a dialog. */
export function KeysList({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opened) => (opened ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>{texts.keysTitle}</Dialog.Title>
          <dl className="terms">
            {keysInWords.map(([keys, does]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className="buttons">
            <Dialog.Close className="button second">{texts.close}</Dialog.Close>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
