/** What the fields of a form say. */
export const texts = {
  mayBeLeft: 'may be left out',
  choose: 'Choose',
  asData: 'as data, such as',
  notData: 'This is not JSON, such as the example below.',
  countOrWho: 'A number, or who they are, each after a comma.',
  persons: 'By their ids, each after a comma; the books offer those that they know.',
  none: 'none',
  orNone: 'Where there is none, write: none',
  thereIsNone: 'There is none',
  isNone: 'It is entered that there is none.',
  addOne: 'Add one',
  remove: (place: number) => `Remove ${place}`,
  somethingWithin: 'Something in it is missing or not understood.',
  notADay: 'Write a day as 2004-10-20.',
  required: 'This is needed.',
} as const;
