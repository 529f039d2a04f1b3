import { inAskingOrder } from '@quorate/sdk';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Section } from '../../frame/Section.js';
import { paths } from '../../paths.js';
import type { Question } from '../../queries/corporation.js';
import type { PageMoment } from '../../frame/moment.js';
import { Unbroken } from '../Unbroken.js';
import { Answered, RestOfAnswer } from './Answered.js';
import { useAnswer } from './answering.js';
import { Badges } from './AnswerView.js';
import { FactsAsked } from './FactsAsked.js';
import { settledIn, type Answer, type Plain } from './plain.js';
import { sentenceOf } from './sentences.js';
import { texts } from './texts.js';

export interface AnswerSectionProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly title: string;
  readonly asked: Question;
  /** What is shown of what is settled; a sentence alone where it is left out. */
  readonly children?: (value: Plain, answer: Answer) => ReactNode;
}

/** A section that rests on one question: its sentence, what it settles, what it still needs, and the door to the whole answer. */
export function AnswerSection({ corporation, moment, title, asked, children }: AnswerSectionProps) {
  const answering = useAnswer(corporation, asked, moment);
  return (
    <Section title={title} isDrawnNearby>
      <Answered of={answering}>
        {(given) => {
          const value = settledIn(given);
          const said = sentenceOf(given);
          return (
            <>
              <p className="lead">
                <Unbroken>{said}</Unbroken>
              </p>
              <Badges
                answer={given}
                said={said}
                isWhole={answering.isWhole}
                meanwhile={<RestOfAnswer of={answering} />}
              />
              {given.outcome === 'needs-facts' ? <FactsAsked asked={inAskingOrder(given.inquiries)} /> : undefined}
              {value === undefined || children === undefined ? undefined : children(value, given)}
              <p className="small screen">
                <Whole corporation={corporation} asked={asked} />
              </p>
            </>
          );
        }}
      </Answered>
    </Section>
  );
}

/** The door to an answer as a whole. What is asked goes along in this tab's history, and stands in no address. */
export function Whole({
  corporation,
  asked: { question, input },
  children = texts.whole,
}: {
  readonly corporation: string;
  readonly asked: Question;
  readonly children?: ReactNode;
}) {
  const props = { to: paths.question(corporation, question), state: { asked: input } } as unknown as LinkProps;
  return <Link {...props}>{children}</Link>;
}
