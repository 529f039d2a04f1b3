/** What happened to rows beside the journal, chained. */
export interface RecordTables {
  records: {
    corporation: string;
    /** Its place in the chain, from 1. */
    sequence: number;
    /** What was recorded, as canonical JSON. */
    text: string;
    hash: string;
  };
}
