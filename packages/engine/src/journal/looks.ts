/** A word of letters of which some are of one alphabet and some of another that has letters of the same look. */
export function mixesAlphabets(text: string): boolean {
  return words(text).some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
}

/** Alphabets that share the look of many letters. Others stand beside Latin letters in names as they are: 株式会社ABC. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** A sign in a text that nobody sees, or that turns the order in which the rest is seen, as U+ writes it. */
export function unseenSign(text: string): string | undefined {
  const [sign] = unseen.exec(text) ?? [];
  const code = sign?.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Between letters of scripts that need them, joiners are spelling; so are the selectors of a variant of a sign, which no Latin letter has. */
const unseen =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]|(?<=^|\p{Script=Latin})\p{Variation_Selector}|(?![\t\n\r])\p{Cc}|(?<!\P{ASCII})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\P{ASCII})/u;

/** What an id looks like at a glance: ids of one look are told apart by machines, and by few who read them. */
export function lookOf(id: string): string {
  if (isPlain.test(id)) return id;
  const plain = id
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u0300-\u036f]/gu, '');
  return plain.replaceAll(/\P{ASCII}/gu, (letter) => latin.get(letter) ?? letter);
}

/** What looks like nothing but itself. */
const isPlain = /^[\u0020-\u0040\u005b-\u007e]*$/u;

/** Letters that look like one of the twenty-six, large or small: of other alphabets, and with a stroke or without their dot. */
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'вβ',
    c: 'сϲ',
    d: 'ԁđ',
    e: 'еε',
    g: 'ɡց',
    h: 'нһηħհ',
    i: 'іιıɩ',
    j: 'јϳȷյ',
    k: 'кκ',
    l: 'łƚӏ',
    m: 'мμ',
    n: 'νո',
    o: 'оοøօ',
    p: 'рρ',
    q: 'ԛզ',
    s: 'ѕ',
    t: 'тτŧ',
    u: 'սʋ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уүυγ',
    z: 'ζ',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);
