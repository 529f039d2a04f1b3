/** What the fields of a form say. */
export const texts = {
  mayBeLeft: 'may be left out',
  choose: 'Choose',
  asData: 'as data, such as',
  notData: 'This is not JSON, such as the example below.',
  notADay: 'Write a day as 2004-10-20.',
  required: 'This is needed.',
} as const;
