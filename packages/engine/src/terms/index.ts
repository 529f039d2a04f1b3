export * from './act-as-read.js';
export * from './acts-within.js';
export * from './adjusted-earlier.js';
export * from './adjustment.js';
export * from './assess.js';
export {
  cameLate,
  codeOf,
  dispositionOf,
  isSinceRuling,
  reviewOf,
  inspectorsFor,
  reviewShape,
  reviewValue,
  whyNotFollowed,
  type BallotReview,
} from './ballot-review.js';
export * from './ballots.js';
export * from './board-base.js';
export * from './board-votes.js';
export * from './body-in-regard-to-each.js';
export { bodyDecided, whichCameFirst } from './body-step.js';
export * from './capital-threshold.js';
export * from './closing-average.js';
export * from './conversion.js';
export * from './day-ahead.js';
export * from './deadline.js';
export * from './directors-vote.js';
export * from './dividend-period.js';
export * from './electorate.js';
export * from './electors-of-directors.js';
export * from './duty.js';
export { isEnough } from './enough.js';
export * from './facts.js';
export * from './fraction-field.js';
export * from './given-counts.js';
export * from './in-currency.js';
export { fieldsOfAll, ownDay, ownMoment, turnsOnAct, spokeOn } from './in-force.js';
export * from './inspection.js';
export * from './kind.js';
export * from './language/index.js';
export { approvalsBy, filingsOf, noticesTo } from './looked-for.js';
export * from './long-held.js';
export * from './made-of-series.js';
export { dayOfText, dayOfTextFor, isLawLoaded } from './day-of-text.js';
export * from './matter.js';
export { recordDateTopic, recordMoment, recordMomentOfMeeting, type DaysBefore } from './record-moment.js';
export { overVoteRule, totalsFollowed } from './over-vote-rule.js';
export * from './meeting-called-for.js';
export * from './meeting-days.js';
export * from './meeting-presence.js';
export { tellIfNotEntered, type NamedPerson } from './named-person.js';
export * from './needed.js';
export * from './notions.js';
export { lastDayToObject, noticeReceived } from './no-objection.js';
export * from './ordinary-board-act.js';
export * from './owed-to-series.js';
export * from './parameters.js';
export * from './players.js';
export * from './progress.js';
export * from './reach.js';
export * from './recommendation.js';
export * from './requirement.js';
export * from './separate-vote.js';
export * from './series.js';
export * from './series-provides.js';
export * from './series-terms.js';
export * from './side.js';
export * from './subsidiary.js';
export * from './size-test.js';
export * from './some.js';
export * from './step-progress.js';
export * from './touched-sections.js';
export * from './transaction.js';
export * from './unknown-sections.js';
export * from './vote-count.js';
export * from './vote-step.js';
export * from './voted-shares.js';
export * from './ways.js';
export * from './word.js';
export * from './yields.js';
export * from './topic.js';
