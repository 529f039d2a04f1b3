/** What Ask says. */
export const texts = {
  title: 'Ask',
  sentence: 'What do you want to know?',
  lack: 'Answered from the books of this corporation on the day above, by its instruments, with the section that decides. Nothing that is asked is written.',
  everything: 'Every question',
  find: 'Find a question',
  none: 'No question has these words.',
  back: 'Ask something else',
  fields: 'What it is asked of',
  noFields: 'It has no fields.',
  ask: 'Ask',
  noSuch: 'No question of this name is in the catalogue.',
  answer: 'Answer',
} as const;
