import { charterFileSchema, describeEntryTypes, describeQuestions } from '@quorate/engine';

/** What is the same for everybody, and long: written out of the schemas of the engine, which takes up to some seconds. */
const described = {
  'entry-types': describeEntryTypes,
  questions: describeQuestions,
  'charter-schema': charterFileSchema,
};

export type Described = keyof typeof described;

/** One of these, as JSON. */
export function writtenOut(what: Described): string {
  return JSON.stringify(described[what]());
}
