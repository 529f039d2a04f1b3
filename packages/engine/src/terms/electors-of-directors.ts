import { defineTopic } from './topic.js';

/** Whether the holders of a class elect directors by themselves, or together with all that have a general vote, or none at all. */
export type ElectorsOfDirectors = 'own' | 'general' | 'none';

/** The topic under which a provision tells, of { class }, which directors its holders elect. */
export const electorsOfDirectorsTopic = defineTopic<ElectorsOfDirectors>('electors-of-directors');
