import { defineTopic } from './topic.js';

/** Whom the holders of a class elect: all directors by themselves, or some; or those that all with a general vote do; or none at all. */
export type ElectorsOfDirectors = 'all' | 'own' | 'general' | 'none';

/** The topic under which a provision tells, of { class }, which directors its holders elect. */
export const electorsOfDirectorsTopic = defineTopic<ElectorsOfDirectors>('electors-of-directors');
