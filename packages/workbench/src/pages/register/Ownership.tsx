import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { settledIn } from '../../parts/answer/plain.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { answerQuery, personsQuery, standingQuery } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, keyInWords, listed } from '../../words/phrases.js';
import { interestedIn, ownershipOf, type Owner, type Ownership as Drawn } from './owners.js';
import { relationsIn, relationTypes, type Relation } from './relations.js';
import { texts } from './texts.js';

const OwnershipGraph = lazy(async () => {
  const { OwnershipGraph: component } = await import('./OwnershipGraph.js');
  return { default: component };
});

export interface OwnershipProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly class: string;
}

const limitAsked = { question: 'ownership.limit', input: {}, sensitivity: 'none' } as const;
const interestedAsked = { question: 'ownership.interested-shareholder', input: {}, sensitivity: 'none' } as const;

/** Who owns through whom, and acts with whom: drawn, and in a table that says the same. */
export function Ownership({ corporation, moment, class: cls }: OwnershipProps) {
  const enabled = !moment.isPending;
  const limit = useQuery({ ...answerQuery(corporation, limitAsked, moment), enabled });
  const interested = useQuery({ ...answerQuery(corporation, interestedAsked, moment), enabled });
  const entries = useQuery({ ...standingQuery(corporation, { type: relationTypes }, moment), enabled });
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled });
  return (
    <Section title={texts.ownership} note={texts.ownershipNote(keyInWords(cls))}>
      <Reading of={entries} words={texts.readingRelations}>
        {(read) =>
          limit.isPending || interested.isPending ? (
            <Progress words={texts.countingOwners} />
          ) : (
            <Shown
              corporation={corporation}
              of={ownershipOf(
                cls,
                {
                  limit: limit.data === undefined ? undefined : settledIn(limit.data),
                  interested: interested.data === undefined ? undefined : settledIn(interested.data),
                },
                relationsIn(read, moment.asOf),
              )}
              isSettled={limit.data?.outcome === 'answered' && interested.data?.outcome === 'answered'}
              names={new Map(persons.data?.map(({ id, name }) => [id, name]))}
            />
          )
        }
      </Reading>
    </Section>
  );
}

interface ShownProps {
  readonly corporation: string;
  readonly of: Drawn;
  readonly isSettled: boolean;
  readonly names: ReadonlyMap<string, string>;
}

function Shown({ corporation, of, isSettled, names }: ShownProps) {
  const nameOf = (id: string): string => names.get(id) ?? capital(keyInWords(id));
  if (of.over.length + of.below.length === 0) {
    return <p className="lead">{isSettled ? texts.nobodyOwns : texts.notCounted}</p>;
  }
  return (
    <>
      {isSettled ? undefined : <p className="lead">{texts.notCounted}</p>}
      <figure className="graph">
        <figcaption>
          {captionOf(of, nameOf)}
          <span className="note">{texts.graphNote}</span>
        </figcaption>
        <Suspense fallback={<Progress words={texts.drawing} />}>
          <OwnershipGraph of={of} nameOf={nameOf} />
        </Suspense>
      </figure>
      {of.others === 0 ? undefined : <p className="small quiet">{texts.othersBelow(countOf(of.others, 'other'))}</p>}
      <Owners corporation={corporation} of={[...of.over, ...of.below]} nameOf={nameOf} />
      <Ties corporation={corporation} of={of.relations} nameOf={nameOf} />
    </>
  );
}

function captionOf({ over, line }: Drawn, nameOf: (id: string) => string): string {
  if (line === undefined) return texts.noLine;
  const where = texts.lineAt(grouped(line.line), grouped(line.base));
  const names = over.map(({ id }) => nameOf(id));
  return names.length === 0 ? texts.nobodyOver(where) : texts.areOver(listed(names), where);
}

interface NamedProps {
  readonly corporation: string;
  readonly nameOf: (id: string) => string;
}

function Owners({ corporation, of, nameOf }: NamedProps & { readonly of: readonly Owner[] }) {
  return (
    <Scroll label={texts.owners}>
      <table className="dense">
        <caption>{texts.owners}</caption>
        <Head
          of={[
            texts.person,
            { figure: texts.counted },
            { figure: texts.base },
            { figure: texts.above },
            { figure: texts.left },
            texts.interested,
          ]}
        />
        <tbody>
          {of.map((owner) => (
            <tr key={owner.id}>
              <th scope="row">
                <To path={paths.holder(corporation, owner.id)}>{nameOf(owner.id)}</To>
              </th>
              <td className="num">{owner.owned === undefined ? texts.notSettled : grouped(owner.owned)}</td>
              <td className="num">{owner.base === undefined ? '–' : grouped(owner.base)}</td>
              <td className="num">{owner.above === undefined ? '–' : grouped(owner.above)}</td>
              <td className="num">{owner.left === undefined ? '–' : grouped(owner.left)}</td>
              <td>{interestedIn(owner) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Ties({ corporation, of, nameOf }: NamedProps & { readonly of: readonly Relation[] }) {
  if (of.length === 0) return <p className="lead">{texts.noTies}</p>;
  return (
    <Scroll label={texts.ties}>
      <table className="dense">
        <caption>{texts.ties}</caption>
        <Head of={[texts.person, texts.tie, texts.toWhom, { figure: texts.shares }, texts.since, texts.what]} />
        <tbody>
          {of.map(({ sort, from, to, shares, about, since, entry }) => (
            <tr key={`${entry} ${from} ${to}`}>
              <th scope="row">{nameOf(from)}</th>
              <td>
                {texts.tied[sort]}
                {about === undefined || about === '' ? '' : `: ${keyInWords(about)}`}
              </td>
              <td>{nameOf(to)}</td>
              <td className="num">
                {sort === 'holds-for' ? (shares === undefined ? texts.allHeld : grouped(shares)) : '–'}
              </td>
              <td className="nowrap">{dayInWords(since)}</td>
              <td className="nowrap">
                <To path={paths.entry(corporation, entry)}>{texts.itsEntry}</To>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
