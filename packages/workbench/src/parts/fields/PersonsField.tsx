import { useRef, useState } from 'react';
import { withAdded, withRemoved, type Choice } from './choices.js';
import { Combobox, type ComboboxProps } from './Combobox.js';
import { inList } from './fields.js';
import { texts } from './texts.js';

export interface PersonsFieldProps extends Omit<ComboboxProps, 'onChoose'> {
  /** Whether it may hold how many they are, in place of who. */
  readonly mayBeCount: boolean;
}

/** Several persons: each by name, to be taken out again, and a field in which one more is found. */
export function PersonsField({ value, choices, mayBeCount, onChange, ...field }: PersonsFieldProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLSpanElement>(null);
  const chosen = value === '[]' ? [texts.none] : inList(value);
  const nameOf = (id: string): string => choices.find((choice) => choice.id === id)?.title ?? id;
  const add = (one: string): void => {
    setTyped('');
    if (one.trim() !== '') onChange(withAdded(value, one, mayBeCount));
  };
  return (
    <span className="persons" ref={list}>
      {chosen.length === 0 ? undefined : (
        <ul>
          {chosen.map((id) => (
            <li key={id}>
              {nameOf(id)}{' '}
              <button
                className="plain"
                type="button"
                aria-label={texts.takeOut(nameOf(id))}
                onClick={() => {
                  onChange(withRemoved(value, id));
                  list.current?.querySelector('input')?.focus();
                }}
              >
                {texts.takeOutSign}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox {...field} value={typed} choices={notChosen(choices, chosen)} onChange={setTyped} onChoose={add} />
    </span>
  );
}

function notChosen(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  const those = new Set(chosen);
  return choices.filter(({ id }) => !those.has(id));
}
