/** An invented person: the id under which entries name it, and the name. */
export interface InventedPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * Invented persons, from the one of that number on. Both lists have a prime number of names, so that among the first 1,147
 * persons no name comes twice.
 */
export function inventedPersons(from: number, count: number): readonly InventedPerson[] {
  return Array.from({ length: count }, (_, index) => inventedPerson(from + index));
}

function inventedPerson(number: number): InventedPerson {
  const given = givenNames[number % givenNames.length] ?? '';
  const family = familyNames[number % familyNames.length] ?? '';
  return { id: `${family}-${given}`.toLowerCase(), name: `${given} ${family}` };
}

const givenNames = words(`
  Ada Amos Beatrice Calvin Clara Dorothea Edgar Edith Elias Esther Frances Gilbert Hannah Harriet Homer Ida Jasper Josephine
  Lavinia Leland Mabel Martha Myron Nathan Olive Percy Phoebe Rufus Silas Theodora Winifred
`);

const familyNames = words(`
  Abernethy Ashgrove Barrowcliff Birdsong Blackmere Brackenbury Chalkhill Cobbleton Dunwharf Eastlake Elderfield Fairbrook
  Farnsdale Gladwell Goldthorpe Hathersby Hollowell Inglebrook Kettlewood Larkspur Littlefair Marchbanks Merriweather Nettleham
  Oakhurst Pemberwick Quillfeather Ravensdale Saltmarsh Silverdell Thistlewood Underhay Vanderlyn Wetherfield Winterbourne
  Woolcroft Yarrowby
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
