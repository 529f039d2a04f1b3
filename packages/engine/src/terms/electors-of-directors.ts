import { defineTopic } from './topic.js';

/**
 * Whether the holders of a class elect all directors, or some of them by themselves, or, of a series, as many as its terms give them; or
 * together with all that have a general vote, or none at all.
 */
export type ElectorsOfDirectors = 'all' | 'own' | 'by-terms' | 'general' | 'none';

/** The topic under which a provision tells, of { class }, which directors its holders elect. */
export const electorsOfDirectorsTopic = defineTopic<ElectorsOfDirectors>('electors-of-directors');
