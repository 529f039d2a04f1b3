import { article, noWrittenConsent, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xii = article('XII', 'No written consent', [
  noWrittenConsent({
    cite: 'XII',
    summary:
      'Whatever shareholders are required or allowed to do is done at a duly called annual or special meeting of them, and never by a consent in writing, not even of all of them.',
    consentOfAll: 'no-effect',
    seriesToo: true,
  }),
]);

export const xiiReadings: readonly Reading[] = [];

export const xiiNotes: readonly NoteOfConstruction[] = [];
