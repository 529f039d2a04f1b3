import { dayInWords } from '@quorate/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Value } from '../../parts/answer/Value.js';
import { keyOf, meQuery, proposalQuery } from '../../queries/corporation.js';
import { useNamed } from '../../queries/names.js';
import { instantInWords } from '../../words/dates.js';
import { countOf } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { inShort, sortOf, type Written } from '../../parts/entries/entry.js';
import { texts as entryTexts } from '../journal/texts.js';
import { changesKey, changesQuery, type ChangedAnswer } from './queries.js';
import { erasedInWords, proposedInWords } from './proposed-in-words.js';
import { texts } from './texts.js';

type Told = Wire['Proposal'];

/** A proposal: what would be entered, the answers that would change, and accepting or refusing it. */
export function Proposal() {
  const corporation = useCorporation();
  const { proposal: id = '' } = useParams({ strict: false }) as { readonly proposal?: string };
  const proposal = useQuery(proposalQuery(corporation, id));
  return (
    <Reading of={proposal} page={texts.title}>
      {(told) => (
        <Page
          title={texts.title}
          sentence={sentenceOf(told)}
          lack={lackOf(told)}
          crumb={
            <>
              <To path={paths.proposals(corporation)}>{texts.title}</To> · {instantInWords(told.proposedAt)}
            </>
          }
        >
          {told.erasure === undefined ? (
            <>
              {told.state === 'proposed' ? <Changes corporation={corporation} proposal={told} /> : undefined}
              <Entries corporation={corporation} of={told.entries as unknown as readonly Written[]} />
            </>
          ) : (
            <ToErase corporation={corporation} of={told.erasure} />
          )}
          {told.state === 'proposed' ? <Settling corporation={corporation} proposal={told} /> : undefined}
        </Page>
      )}
    </Reading>
  );
}

/** What would be erased for good: the door to it, and why. */
function ToErase({
  corporation,
  of: { of, why },
}: {
  readonly corporation: string;
  readonly of: NonNullable<Told['erasure']>;
}) {
  const nameOf = useNamed(corporation, (name) => ('person' in of ? name(of.person) : undefined));
  return (
    <Section title={texts.toErase}>
      <p className="lead">
        {'person' in of ? (
          <To path={paths.holder(corporation, of.person)}>{nameOf(of.person)}</To>
        ) : 'entry' in of ? (
          <To path={paths.entry(corporation, of.entry)}>{texts.itsEntry}</To>
        ) : (
          <To path={paths.paper(corporation, of.paper)}>{texts.itsPaper}</To>
        )}
        : {capital(erasedInWords(of))}.
      </p>
      <p className="lead">
        {texts.reason}: {why}
      </p>
      <p className="lead">{texts.forGood}</p>
    </Section>
  );
}

/** What would be entered: each entry in a sentence, then field by field. */
function Entries({ corporation, of }: { readonly corporation: string; readonly of: readonly Written[] }) {
  const nameOf = useNamed(corporation, (name) => of.map((entry) => inShort(entry, name)));
  return (
    <Section title={texts.entries}>
      <ol className="entries">
        {of.map((entry, index) => (
          <li key={entry.id}>
            <span className="n">{index + 1}</span>
            <div>
              <p>
                <strong>{inShort(entry, nameOf)}</strong>
              </p>
              <p className="small quiet">
                {sortOf(entry.type)}, {dayInWords(entry.on)} · {entryTexts.bases[entry.basis]} ·{' '}
                {entry.paper === undefined ? texts.noPaper : <PaperOf corporation={corporation} of={entry.paper} />}
              </p>
              <Value corporation={corporation} of={entry.data} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function sentenceOf({ state, by, settledBy = '', entries, erasure }: Told): string {
  const count = countOf(entries.length, 'entry', 'entries');
  if (state === 'accepted') return texts.accepted(settledBy, erasure === undefined ? 'entered' : 'erased');
  if (state === 'refused') return texts.refused(settledBy);
  if (state === 'withdrawn') return texts.withdrawn(settledBy);
  return texts.one(erasure === undefined ? count : proposedInWords({ entries, erasure }), by);
}

function lackOf({ state, reason, by, entries, erasure }: Told): string | undefined {
  if (state === 'refused' && reason !== undefined) return `${texts.reason}: ${reason}`;
  if (state === 'accepted' && erasure === undefined)
    return `${texts.one(countOf(entries.length, 'entry', 'entries'), by)} ${texts.enteredAs}`;
  return undefined;
}

function PaperOf({
  corporation,
  of: { id, hash },
}: {
  readonly corporation: string;
  readonly of: NonNullable<Written['paper']>;
}) {
  return hash === undefined ? (
    <>
      {texts.paper} {id}
    </>
  ) : (
    <To path={paths.paper(corporation, hash)}>
      {texts.paper} {id}
    </To>
  );
}

function Changes({ corporation, proposal }: { readonly corporation: string; readonly proposal: Told }) {
  const moment = useMoment(corporation);
  const changes = useQuery({ ...changesQuery(corporation, proposal, moment), enabled: !moment.isPending });
  return (
    <Section title={texts.change}>
      {changes.isError ? <Problem error={changes.error} retry={() => void changes.refetch()} /> : undefined}
      {changes.data === undefined && !changes.isError ? <Progress words={texts.working} /> : undefined}
      {changes.data?.length === 0 ? <p className="lead">{texts.noActs}</p> : undefined}
      {(changes.data ?? []).map((changed) => (
        <Changed key={changed.path} of={changed} />
      ))}
    </Section>
  );
}

/** What becomes of one answer: as it stands, and as it would stand. */
export function Changed({ of: { path, name, now, after } }: { readonly of: ChangedAnswer }) {
  const isSame = now.sentence === after.sentence && now.lack === after.lack;
  return (
    <>
      <p className="lead">
        <To path={path}>{name}</To>
      </p>
      <div className="change">
        <div>
          <h3>{texts.stands}</h3>
          <p className="sentence">{now.sentence}</p>
          {now.lack === undefined ? undefined : <p>{now.lack}</p>}
        </div>
        <div>
          <h3>{texts.wouldStand}</h3>
          {isSame ? (
            <p>{texts.same}</p>
          ) : (
            <>
              <p className="sentence">{after.sentence}</p>
              {after.lack === undefined ? undefined : <p>{after.lack}</p>}
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Settling({
  corporation,
  proposal: { id, by, askedBy, entries, erasure },
}: {
  readonly corporation: string;
  readonly proposal: Told;
}) {
  const { data: me } = useQuery(meQuery);
  const queries = useQueryClient();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const field = useId();
  const onSuccess = async (): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(corporation) });
  const settling = useMutation({
    // What it would change cannot be supposed any more on top of what is entered.
    onMutate: async () => queries.cancelQueries({ queryKey: changesKey(corporation, id) }),
    onError: async () => queries.invalidateQueries({ queryKey: changesKey(corporation, id) }),
    mutationFn: async (how: 'accept' | 'refuse' | 'withdraw') =>
      how === 'accept'
        ? quorate.proposals.accept(corporation, id)
        : how === 'refuse'
          ? quorate.proposals.refuse(corporation, id, reason.trim())
          : quorate.proposals.withdraw(corporation, id),
    onSuccess,
  });
  const isOwn = me?.name === by || me?.name === askedBy;
  return (
    <section>
      {settling.isError ? <Problem error={settling.error} /> : undefined}
      {isOwn ? (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => settling.mutate('withdraw')}>
            {texts.withdraw}
          </button>
          <span className="small quiet">
            {me?.name === by ? texts.ownNote : texts.askedNote} {texts.accountsAre}{' '}
            <To path={paths.access(corporation)}>{texts.access}</To>.
          </span>
        </p>
      ) : (
        <>
          {isRefusing ? (
            <p className="field">
              <label htmlFor={field}>{texts.whyRefuse}</label>
              <textarea
                id={field}
                className="reason"
                rows={3}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </p>
          ) : undefined}
          <p className="buttons">
            {isRefusing ? undefined : (
              <button
                className="button"
                type="button"
                disabled={settling.isPending}
                onClick={() => settling.mutate('accept')}
              >
                {erasure === undefined
                  ? texts.accept(countOf(entries.length, 'entry', 'entries'))
                  : texts.acceptErasure}
              </button>
            )}
            <button
              className="button second"
              type="button"
              disabled={settling.isPending || (isRefusing && reason.trim() === '')}
              onClick={() => (isRefusing ? settling.mutate('refuse') : setRefusing(true))}
            >
              {texts.refuse}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
