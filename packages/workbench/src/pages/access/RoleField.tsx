import { useId } from 'react';
import { capital, keyInWords } from '../../words/phrases.js';
import { roles, type Role } from '../../words/roles.js';
import { texts } from './texts.js';

export interface RoleFieldProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** One of the roles that one may have with a corporation. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{texts.role}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Role)}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {capital(keyInWords(role))}
          </option>
        ))}
      </select>
    </p>
  );
}
