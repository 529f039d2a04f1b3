import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countOfAsked, inAskingOrder, type FactAsked } from '@quorate/sdk';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { Doing } from '../../frame/Doing.js';
import { Problem } from '../../frame/Problem.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { factRequestsQuery, keyOf } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Cites } from '../Cites.js';
import { FactsAsked } from './FactsAsked.js';
import { bases, entryOf, isAskedFor, mistakeIn, repliesOf, replyEntered, type Basis } from './facts.js';
import type { Answer, NeededFact } from './plain.js';
import { texts } from './texts.js';

type NeedsFacts = Extract<Answer, { readonly outcome: 'needs-facts' }>;

export interface FactsNeededProps {
  readonly corporation: string;
  readonly answer: NeedsFacts;
  readonly on: string;
}

/** How many needed facts are shown first. */
const first = 8;

/** The facts that an answer needs, each as a question that can be settled here, asked of somebody, or left. */
export function FactsNeeded({ corporation, answer, on }: FactsNeededProps) {
  const [isWhole, setWhole] = useState(false);
  const { inquiries, settlingSets, timid } = answer;
  const [smallest] = settlingSets;
  const { facts: words } = texts;
  const asked = inAskingOrder(inquiries);
  const shown = isWhole ? asked : asked.slice(0, first);
  return (
    <section id="facts">
      <h2>{inquiries.length === 1 ? words.one : words.several(inquiries.length)}</h2>
      {smallest === undefined || smallest.length === inquiries.length ? undefined : (
        <p className="lead">
          {words.settles}{' '}
          {smallest.map((key) => inquiries.find((each) => each.key === key)?.asks ?? key).join(' And: ')}
        </p>
      )}
      {timid ? <p className="lead">{words.alsoTimid}</p> : undefined}
      {shown.map((each) => (
        <Fact key={each.fact.key} corporation={corporation} asked={each} answer={answer} on={each.fact.on ?? on} />
      ))}
      {shown.length === asked.length ? undefined : (
        <button className="plain" type="button" onClick={() => setWhole(true)}>
          {words.more(countOfAsked(asked.slice(first)))}
        </button>
      )}
    </section>
  );
}

interface FactProps {
  readonly corporation: string;
  readonly asked: FactAsked<NeededFact>;
  readonly answer: NeedsFacts;
  readonly on: string;
}

type Chosen = 'unknown' | 'ask' | 'written' | `reply:${string}`;

function Fact({ corporation, asked: { fact, after }, answer, on }: FactProps) {
  const [chosen, setChosen] = useState<Chosen>('unknown');
  const [written, setWritten] = useState('');
  const [basis, setBasis] = useState<Basis>('asserted');
  const name = useId();
  const replies = repliesOf(fact, answer);
  const { facts: words } = texts;
  // What is asked for after a reply can be settled here too, once that reply is chosen.
  const opened = after.filter(({ fact: { askedIf } }) => chosen === `reply:${askedIf?.reply}`);
  const mistake = chosen === 'written' ? mistakeIn(fact.reply, written) : undefined;
  const value = chosen.startsWith('reply:')
    ? chosen.slice('reply:'.length)
    : chosen === 'written' && mistake === undefined
      ? replyEntered(fact.reply, written)
      : undefined;
  const choice = (each: Chosen, title: string, then: string | undefined) => (
    <label key={each}>
      <input type="radio" name={name} checked={chosen === each} onChange={() => setChosen(each)} />
      <b>{title}</b>
      <span>{then}</span>
    </label>
  );
  return (
    <div className="fact">
      <fieldset>
        <legend>
          {fact.asks} <Cites corporation={corporation} of={fact.cites} />
        </legend>
        {fact.turnsAt === undefined ? undefined : (
          <p className="small quiet">{words.turnsAt(fact.turnsAt.join(', or '))}</p>
        )}
        <div className="replies">
          {replies.map(({ value: each, follows }) =>
            choice(`reply:${each}`, capital(keyInWords(each)), follows === undefined ? undefined : capital(follows)),
          )}
          {replies.length === 0 ? choice('written', words.value, undefined) : undefined}
          {choice('unknown', words.unknown, words.stays)}
          {choice('ask', words.ask, undefined)}
        </div>
      </fieldset>
      {chosen === 'written' ? (
        <p className="field">
          <label htmlFor={`${name}-written`}>
            {fact.reply.kind === 'quantity' ? capital(fact.reply.unit) : words.value}
          </label>
          <input
            id={`${name}-written`}
            value={written}
            aria-invalid={written !== '' && mistake !== undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
          {written !== '' && mistake !== undefined ? <span className="small quiet">{mistake}</span> : undefined}
        </p>
      ) : undefined}
      <FactsAsked asked={after.filter((each) => !opened.includes(each))} />
      <Asked corporation={corporation} fact={fact} on={on} />
      {chosen === 'ask' ? <AskSomebody corporation={corporation} fact={fact} on={on} /> : undefined}
      {chosen === 'ask' || chosen === 'unknown' ? undefined : (
        <Propose corporation={corporation} fact={fact} value={value} on={on} basis={basis} onBasis={setBasis} />
      )}
      {opened.map((each) => (
        <Fact key={each.fact.key} corporation={corporation} asked={each} answer={answer} on={each.fact.on ?? on} />
      ))}
    </div>
  );
}

interface OfFact {
  readonly corporation: string;
  readonly fact: NeededFact;
  readonly on: string;
}

/** Who was asked for the fact already, and whether a reply has come. */
function Asked({ corporation, fact, on }: OfFact) {
  const { data: requests = [] } = useQuery(factRequestsQuery(corporation));
  const { facts: words } = texts;
  return requests
    .filter((each) => isAskedFor(each, fact, on))
    .map(({ id, to, askedAt, state }) => (
      <p key={id} role="status">
        {state === 'open' ? (
          words.asked(to, instantInWords(askedAt))
        ) : (
          <>
            {words.replied(to)} <To path={paths.proposal(corporation, `reply-${id}`)}>{words.openReply}</To>
          </>
        )}
      </p>
    ));
}

interface ProposeProps {
  readonly corporation: string;
  readonly fact: NeededFact;
  readonly value: string | undefined;
  readonly on: string;
  readonly basis: Basis;
  readonly onBasis: (basis: Basis) => void;
}

function Propose({ corporation, fact, value, on, basis, onBasis }: ProposeProps) {
  const field = useId();
  // Called off and sent again, it is the same proposal.
  const [id] = useState(() => `fact-${crypto.randomUUID().slice(0, 8)}`);
  const { facts: words } = texts;
  const proposing = useStoppable(
    async (reply: string, signal) => {
      const entries = [entryOf(fact, reply, { id, on, basis })];
      return quorate.proposals.propose(corporation, { id, entries }, { signal });
    },
    { whether: words.proposedOrNot, changes: keyOf(corporation, 'proposals') },
  );
  if (proposing.data !== undefined) {
    return (
      <p role="status">
        {words.proposed} <To path={paths.proposal(corporation, proposing.data.id)}>{words.open}</To>
      </p>
    );
  }
  return (
    <>
      <p className="field">
        <label htmlFor={field}>{words.basis}</label>
        <select id={field} value={basis} onChange={({ target }) => onBasis(target.value as Basis)}>
          {Object.entries(bases).map(([each, title]) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </select>
      </p>
      {value === undefined ? undefined : (
        <>
          <p className="small quiet">{words.entered}</p>
          <p className="entry">
            stated: {'{'} fact: {fact.fact}, about: [{fact.about.join(', ')}], value: {value} {'}'}
          </p>
        </>
      )}
      <Doing of={proposing} words={words.proposing} />
      <p className="buttons">
        <button
          className="button"
          type="button"
          disabled={value === undefined || proposing.isPending}
          onClick={() => (value === undefined ? undefined : proposing.mutate(value))}
        >
          {words.propose}
        </button>
        <span className="small quiet">{words.secondPerson}</span>
      </p>
    </>
  );
}

function AskSomebody({ corporation, fact, on }: OfFact) {
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const [isCopied, setCopied] = useState(false);
  const field = useId();
  const { facts: words } = texts;
  const asking = useMutation({
    mutationFn: async () =>
      quorate.factRequests.ask(corporation, { to: to.trim(), fact: fact.fact, about: [...fact.about], on }),
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOf(corporation, 'fact-requests') }),
  });
  const { data: requests = [] } = useQuery(factRequestsQuery(corporation));
  const isReplied = requests.some(({ id, state }) => id === asking.data?.id && state !== 'open');
  if (isReplied) return undefined;
  if (asking.data !== undefined) {
    const address = `${window.location.origin}/v1/replies/${asking.data.link}`;
    return (
      <div role="status">
        <p>{words.link}</p>
        <p className="entry">{address}</p>
        <p className="buttons">
          <button
            className="button second"
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(address).then(() => setCopied(true));
            }}
          >
            {isCopied ? words.copied : words.copy}
          </button>
        </p>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <p className="field">
        <label htmlFor={field}>{words.whom}</label>
        <input id={field} value={to} onChange={({ target }) => setTo(target.value)} required maxLength={200} />
      </p>
      {asking.isError ? <Problem error={asking.error} /> : undefined}
      <p className="buttons">
        <button className="button" type="submit" disabled={to.trim() === '' || asking.isPending}>
          {words.send}
        </button>
      </p>
    </form>
  );
}
