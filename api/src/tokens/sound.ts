/**
 * How words sound, by their consonants, so that a name typed in Devanagari finds the one that is written in Latin
 * letters. Vowels are left out: they are where spellings of one sound differ.
 */

/** Names of Latin letters as they are written in Devanagari, the longer first where one begins another. */
const LETTER_NAMES: [phonetic: string, letter: string][] = [
  ...Object.entries({ डब्ल्यू: 'w', डब्लू: 'w', क्यू: 'q', एक्स: 'x', ज़ेड: 'z', जेड: 'z', वाई: 'y' }),
  ...Object.entries({ एफ़: 'f', एफ: 'f', एच: 'h', एल: 'l', एम: 'm', एन: 'n', एस: 's', आई: 'i', आर: 'r' }),
  ...Object.entries({
    बी: 'b',
    सी: 'c',
    डी: 'd',
    जी: 'g',
    जे: 'j',
    के: 'k',
    पी: 'p',
    टी: 't',
    यू: 'u',
    वी: 'v',
  }),
  ...Object.entries({ ई: 'e', ओ: 'o', ए: 'a' }),
].map(([phonetic, letter]) => [phonetic.normalize('NFKD'), letter]);

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
};
const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const VOWEL_RI = 'ृ';
const NASAL = 'ंँ';
const LABIALS = 'पफबभम';

/** Latin spellings and what they sound like, applied in this order. */
const SOUNDS: [RegExp, string][] = [
  [/tion/g, 'san'],
  [/ght/g, 't'],
  [/debt/g, 'det'],
  [/([aeiou])w(?=[^aeiou]|$)/g, '$1'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ch/g, 'C'],
  [/([kgtdb])h/g, '$1'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(?!^)y/g, 'i'],
];

/** Whether a word is in Devanagari. */
export function isDevanagari(token: string): boolean {
  return /\p{Script=Devanagari}/u.test(token);
}

/** The Latin letters whose names a Devanagari token spells ("एचडीएफसी" is "hdfc"), or null. */
export function spelledLetters(token: string): string | null {
  let rest = token.normalize('NFKD');
  let letters = '';
  while (rest !== '') {
    const found = LETTER_NAMES.find(([phonetic]) => rest.startsWith(phonetic));
    if (!found) return null;
    letters += found[1];
    rest = rest.slice(found[0].length);
  }
  return letters.length > 1 ? letters : null;
}

/** The consonants that a word sounds of, from either script; "" where it has none. */
export function soundOf(token: string): string {
  return isDevanagari(token) ? devanagariSound(token.normalize('NFKD')) : latinSound(token);
}

function latinSound(token: string): string {
  const sounds = SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), token);
  return sounds
    .replace(/([^aeiou])\1+/g, '$1')
    .replace(/[^A-Za-z0-9]|[aeiou]/g, '')
    .toLowerCase();
}

function devanagariSound(token: string): string {
  const letters = [...token];
  let sound = '';
  for (const [place, letter] of letters.entries()) {
    const before = letters[place - 1];
    const joined = before === VIRAMA;
    const next = letters[place + 1];
    let heard = CONSONANTS[letter] ?? '';
    if (next === NUKTA && (letter === 'ड' || letter === 'ढ')) heard = 'r';
    if (letter === 'य') heard = place === 0 ? 'y' : '';
    if (letter === VOWEL_RI || letter === 'ऋ') heard = 'r';
    if (NASAL.includes(letter)) heard = next !== undefined && LABIALS.includes(next) ? 'm' : 'n';
    if (/[0-9a-z]/.test(letter)) heard = letter;
    // A doubled consonant sounds like a single one.
    if (!(joined && sound.endsWith(heard))) sound += heard;
  }
  return sound;
}
