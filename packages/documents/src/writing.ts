/** What a document says beside its answer. */
export interface Writing {
  /** The corporation by name. */
  readonly corporation: string;
  readonly state: 'preliminary' | 'final' | 'amended';
}
