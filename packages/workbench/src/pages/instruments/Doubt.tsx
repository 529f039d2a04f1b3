import { dayInWords } from '@quorate/sdk';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { EnterAs } from '../../parts/Entering.js';
import { Scroll } from '../../parts/Scroll.js';
import { capital, keyInWords, readingInWords } from '../../words/phrases.js';
import type { Provision } from './standing.js';
import { texts } from './texts.js';
import { asHeld, inWords } from './written.js';

type Doubtful = Provision['readings'][number];

/** A doubt about the text: each meaning it can bear, with what that decides; the one that holds first. */
export function Doubt({ corporation, of }: { readonly corporation: string; readonly of: Doubtful }) {
  const { id, asks, options, adopted, because, holds, adoption, decides } = of;
  const order = [holds, ...Object.keys(options).filter((option) => option !== holds)];
  const others = order.slice(1);
  return (
    <Section id={`reading-${id}`} title={texts.doubt} note={`reading ${readingInWords(id)}`}>
      <p className="lead">{asks}</p>
      <Scroll label={`reading ${readingInWords(id)}`}>
        <table className="ways">
          <thead>
            <tr>
              <th scope="col" className="wide">
                {texts.decides}
              </th>
              {order.map((option) => (
                <th key={option} scope="col" className={option === holds ? 'adopted' : undefined}>
                  {capital(keyInWords(option))}
                  {option === holds ? <span>{adoption === undefined ? texts.byDefault : texts.holds}</span> : undefined}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="wide">
                {texts.says}
              </th>
              {order.map((option) => (
                <td key={option} className={option === holds ? 'adopted' : undefined}>
                  {options[option]}
                </td>
              ))}
            </tr>
            {decides.map(({ parameter, options: written }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the document does not change
              <tr key={index}>
                <th scope="row" className="wide">
                  {capital(keyInWords(parameter))}
                </th>
                {order.map((option) => (
                  <td key={option} className={option === holds ? 'adopted' : 'moves'}>
                    {inWords(asHeld(written[option], new Map([[id, option]])))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {adoption === undefined ? undefined : (
        <p className="source">
          <To path={paths.entry(corporation, adoption.entry)}>
            {capital(texts.adoptedOn(adoption.by === undefined ? '' : ` by ${adoption.by}`, dayInWords(adoption.on)))}
          </To>
          : {adoption.why}
        </p>
      )}
      <p className="source">
        {adoption === undefined ? because : texts.whyDefault(`${keyInWords(adopted)}. ${because}`)}{' '}
        {decides.length === 0 ? texts.noDecision : ''}{' '}
        {others.length === 0 ? undefined : <Propose corporation={corporation} reading={id} option={others[0] ?? ''} />}
      </p>
    </Section>
  );
}

interface ProposeProps {
  readonly corporation: string;
  readonly reading: string;
  readonly option: string;
}

/** The door to the entry that adopts another reading, begun. */
function Propose({ corporation, reading, option }: ProposeProps) {
  return (
    <EnterAs corporation={corporation} begun={{ type: 'reading-adopted', data: { reading, option } }}>
      {texts.proposeOther}
    </EnterAs>
  );
}
