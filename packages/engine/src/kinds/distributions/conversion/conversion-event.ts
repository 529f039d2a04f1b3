import type { Reason } from '../../../evaluation/index.js';
import type { Day, Moment, Ratio } from '../../../exact/index.js';

/** Something that adjusts a ratio of conversion, by what factor. */
export interface ConversionEvent {
  readonly id: string;
  readonly on: Day;
  readonly how: 'subdivision' | 'combination' | 'distribution' | 'rights' | 'dividend' | 'issue';
  readonly factor: Ratio;
  readonly reason: Reason;
}

/** An event is worked out only where it counts: what it asks for is not asked of another. */
export interface Found {
  readonly moment: Moment;
  readonly event: (ratio: Ratio) => ConversionEvent | undefined;
}
