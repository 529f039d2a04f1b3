import { capital, keyInWords } from '../../words/phrases.js';
import { roles } from '../../words/roles.js';

export interface RolesChosenProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of the roles that one may have with a corporation. */
export function RolesChosen({ label, chosen, onChange }: RolesChosenProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))
            }
          />{' '}
          {capital(keyInWords(role))}
        </label>
      ))}
    </fieldset>
  );
}
