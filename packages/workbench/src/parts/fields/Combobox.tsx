import { useEffect, useId, useRef, useState } from 'react';
import { chosenBy, offered, type Choice } from './choices.js';
import { texts } from './texts.js';

export interface ComboboxProps {
  readonly id: string;
  /** The id of what is chosen; where others may be named, what was written. */
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly onChange: (value: string) => void;
  /** Where one after the other is chosen: called with what was chosen, or with what was written when the field is left. */
  readonly onChoose?: (value: string) => void;
}

/** One of many, found by what it is called: its name stands in the field, its id is what is chosen. */
export function Combobox({ id, value, choices, describedBy, isInvalid = false, onChange, onChoose }: ComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(-1);
  const list = useId();
  const shown = useRef<HTMLUListElement>(null);
  const called = choices.find((choice) => choice.id === value)?.title ?? value;
  const hits = typed === undefined ? [] : offered(choices, typed);
  const isOpen = hits.length > 0;
  useEffect(() => {
    shown.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const close = (): void => {
    setTyped(undefined);
    setAt(-1);
  };
  const choose = (choice: Choice | undefined): void => {
    if (choice !== undefined) (onChoose ?? onChange)(choice.id);
    close();
  };
  const leave = (): void => {
    onChoose?.(value);
    close();
  };
  return (
    <span className="combobox">
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${list}-${at}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        autoComplete="off"
        placeholder={texts.find}
        value={typed ?? called}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(-1);
          onChange(chosenBy(choices, target.value));
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !isOpen) setTyped(typed ?? '');
          else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
          else if (event.key === 'ArrowUp' && isOpen) setAt(Math.max(at - 1, -1));
          else if (event.key === 'Enter' && at >= 0) choose(hits[at]);
          else if (event.key === 'Enter' && onChoose !== undefined && value !== '') leave();
          else if (event.key === 'Escape' && isOpen) close();
          else return;
          event.preventDefault();
        }}
      />
      <ul role="listbox" id={list} aria-label={texts.offered} hidden={!isOpen} ref={shown}>
        {hits.map((choice, index) => (
          <li
            key={choice.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => {
              // The field keeps the focus, and does not close before this is chosen.
              event.preventDefault();
              choose(choice);
            }}
          >
            {choice.title}
          </li>
        ))}
      </ul>
    </span>
  );
}
