import { dayInWords } from '@quorate/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Head } from '../../parts/table/Head.js';
import { factRequestsQuery, keyOf, proposalsQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { countOf } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { proposedInWords } from './proposed-in-words.js';
import { texts } from './texts.js';

/** What waits for a second person, what was settled, and the facts that somebody was asked for. */
export function Proposals() {
  const corporation = useCorporation();
  const proposals = useQuery(proposalsQuery(corporation));
  return (
    <Reading of={proposals} page={texts.title}>
      {(all) => {
        const waiting = all.filter(({ state }) => state === 'proposed');
        const settled = all.filter(({ state }) => state !== 'proposed').toReversed();
        return (
          <Page
            title={texts.title}
            sentence={
              waiting.length === 0
                ? texts.none
                : texts.sentence(capital(countOf(waiting.length, 'proposal waits', 'proposals wait')))
            }
            lack={waiting.length === 0 ? texts.noneLack : undefined}
          >
            {waiting.length === 0 ? undefined : (
              <Section title={texts.waiting}>
                <List corporation={corporation} of={waiting} />
              </Section>
            )}
            <Asked corporation={corporation} />
            <Section title={texts.settled}>
              {settled.length === 0 ? (
                <p className="lead">{texts.noneSettled}</p>
              ) : (
                <List corporation={corporation} of={settled} />
              )}
            </Section>
          </Page>
        );
      }}
    </Reading>
  );
}

function List({ corporation, of }: { readonly corporation: string; readonly of: readonly Wire['Proposal'][] }) {
  return (
    <table className="stack">
      <Head of={[texts.what, texts.by, texts.when, texts.state]} />
      <tbody>
        {of.map(({ id, entries, erasure, by, proposedAt, state }) => (
          <tr key={id}>
            <th scope="row">
              <To path={paths.proposal(corporation, id)}>{capital(proposedInWords({ entries, erasure }))}</To>
            </th>
            <td data-label={texts.by}>{by}</td>
            <td>{instantInWords(proposedAt)}</td>
            <td>{texts.states[state] ?? state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Asked({ corporation }: { readonly corporation: string }) {
  const requests = useQuery(factRequestsQuery(corporation));
  const queries = useQueryClient();
  const takingBack = useMutation({
    mutationFn: async (id: string) => quorate.factRequests.withdraw(corporation, id),
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOf(corporation, 'fact-requests') }),
  });
  return (
    <Section title={texts.asked}>
      <Reading of={requests}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.noneAsked}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.question, texts.whom, texts.until, texts.state]} />
              <tbody>
                {all.toReversed().map(({ id, asks, to, expiresAt, state }) => (
                  <tr key={id}>
                    <th scope="row">{asks}</th>
                    <td data-label={texts.whom}>{to}</td>
                    <td data-label={texts.until}>{dayInWords(expiresAt)}</td>
                    <td>
                      {texts.requestStates[state]}{' '}
                      {state === 'open' ? (
                        <button className="plain" type="button" onClick={() => takingBack.mutate(id)}>
                          {texts.takeBack}
                          <span className="hidden">: {asks}</span>
                        </button>
                      ) : undefined}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
      {takingBack.isError ? <Problem error={takingBack.error} /> : undefined}
    </Section>
  );
}
