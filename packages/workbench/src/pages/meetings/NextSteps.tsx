import type { Wire } from '@quorate/sdk';
import { Section } from '../../frame/Section.js';
import { EnterAs } from '../../parts/Entering.js';
import { paths } from '../../paths.js';
import { sortOf } from '../../parts/entries/entry.js';
import { texts } from './texts.js';

export interface NextStepsProps {
  readonly corporation: string;
  readonly meeting: Wire['Books']['meetings']['last'][number];
  /** What the page calls the meeting. */
  readonly name: string;
}

/** What happens before a meeting, at it and after it, in its order: each the door to its entry, begun for this meeting. */
export function NextSteps({ corporation, meeting: { id, kind, of }, name }: NextStepsProps) {
  const steps: Readonly<Record<keyof typeof texts.nextSteps, Readonly<Record<string, object>>>> = {
    before: {
      'record-date': { for: id },
      proposed: { meeting: id },
      'meeting-noticed': { meeting: id },
      'inspector-appointed': { meeting: id },
      'tabulation-policy': { meeting: id },
    },
    at: {
      'meeting-held': { id, kind, of },
      'polls-opened': {},
      ballot: {},
      'election-ballot': { meeting: id },
      tally: {},
      'election-tally': {},
      'polls-closed': {},
    },
    after: { 'ballot-challenged': {}, 'ballot-ruled': {}, 'inspector-instructed': { meeting: id } },
  };
  return (
    <Section title={texts.next} note={texts.nextNote} isForScreen>
      <dl className="terms">
        {Object.entries(steps).map(([when, types]) => (
          <div key={when}>
            <dt>{texts.nextSteps[when as keyof typeof steps]}</dt>
            <dd>
              <ul className="next-steps">
                {Object.entries(types).map(([type, data]) => (
                  <li key={type}>
                    <EnterAs
                      corporation={corporation}
                      begun={{
                        type,
                        data: data as Readonly<Record<string, unknown>>,
                        back: { path: paths.meeting(corporation, id), title: texts.backTo(name) },
                      }}
                    >
                      {sortOf(type)}
                    </EnterAs>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
