import { useDeferredValue, type ReactNode } from 'react';
import { useLong } from '../../frame/Cancellable.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { CalledOff, Progress } from '../../frame/Reading.js';
import type { Answering } from './answering.js';
import type { Answer } from './plain.js';
import { texts } from './texts.js';

export interface AnsweredProps {
  readonly of: Answering;
  /** The title of the page, where the whole of it waits for this. */
  readonly page?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** How things stand, as soon as that is told, drawn in turns; until then that it is being worked out, and can be called off. */
export function Answered({ of, page, children }: AnsweredProps) {
  const drawn = useDeferredValue(of.answer);
  const answer = of.answer === undefined ? undefined : drawn;
  if (answer !== undefined) return <>{children(answer)}</>;
  const meanwhile = <Worked of={of} which="first" words={texts.working} />;
  return page === undefined ? (
    <div className="comes">{meanwhile}</div>
  ) : (
    <Page title={page} sentence={page}>
      {meanwhile}
    </Page>
  );
}

/** That what would change an answer is still being worked out; nothing where it is told. */
export function RestOfAnswer({ of }: { readonly of: Answering }) {
  if (of.answer === undefined || of.isWhole) return undefined;
  return <Worked of={of} which="whole" words={texts.workingRest} />;
}

interface WorkedProps {
  readonly of: Answering;
  readonly which: 'first' | 'whole';
  readonly words: string;
}

function Worked({ of, which, words }: WorkedProps) {
  const query = of[which];
  const isLong = useLong(query.isFetching);
  if (query.isError && !query.isFetching) return <Problem error={query.error} retry={() => void query.refetch()} />;
  if (query.isFetching || !of.isReady || (which === 'first' && of.answer !== undefined)) {
    return <Progress words={words} {...(isLong ? { onCancel: () => of.callOff(which) } : {})} />;
  }
  return <CalledOff again={texts.workItOut} onAgain={() => void query.refetch()} />;
}
