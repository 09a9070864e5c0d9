/** Two names compared word by word. Words are in capitals, as they were compared. */
export interface NameComparison {
  /** 0 to 100. */
  score: number;
  ours: string;
  theirs: string;
  only_ours: string[];
  only_theirs: string[];
}

const HONORIFICS = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'DR',
  'SHRI',
  'SRI',
  'SMT',
  'KUM',
  'KUMARI',
  'CA',
  'ADV',
]);
const EXACT = 1;
const ONE_LETTER_OFF = 0.9;
const INITIAL = 0.75;
/** Shorter words must be equal: one letter changes who is meant. */
const LONG_TOKEN = 5;

function tokensOf(name: string): string[] {
  const tokens = name
    .normalize('NFKD')
    // Accents only: vowel signs of Indian scripts are marks too, and belong to the word.
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  const named = tokens.filter((token) => !HONORIFICS.has(token));
  return named.length > 0 ? named : tokens;
}

/** Whether one letter added, missing or changed makes one word the other. */
function oneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short.length < LONG_TOKEN) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

function likeness(a: string, b: string): number {
  if (a === b) return EXACT;
  if (oneLetterOff(a, b)) return ONE_LETTER_OFF;
  if ((a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))) return INITIAL;
  return 0;
}

/**
 * Compares our name of an individual with the one at a bank or registry. Order, case, accents and titles do not count;
 * an initial stands for its word.
 */
export function compareNames(ours: string, theirs: string): NameComparison {
  const [mine, other] = [tokensOf(ours), tokensOf(theirs)];
  const texts = { ours: mine.join(' '), theirs: other.join(' ') };
  if (mine.length === 0 || other.length === 0)
    return { score: 0, ...texts, only_ours: mine, only_theirs: other };
  if (mine.join('') === other.join('')) return { score: 100, ...texts, only_ours: [], only_theirs: [] };
  const pairs = mine
    .flatMap((a, i) => other.map((b, j) => ({ i, j, worth: likeness(a, b) })))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const [mineUsed, otherUsed] = [new Set<number>(), new Set<number>()];
  let worth = 0;
  for (const pair of pairs) {
    if (mineUsed.has(pair.i) || otherUsed.has(pair.j)) continue;
    mineUsed.add(pair.i);
    otherUsed.add(pair.j);
    worth += pair.worth;
  }
  return {
    score: Math.round((200 * worth) / (mine.length + other.length)),
    ...texts,
    only_ours: mine.filter((_, i) => !mineUsed.has(i)),
    only_theirs: other.filter((_, j) => !otherUsed.has(j)),
  };
}

/**
 * A comparison that may be shown to the user whose name is `ours`. Words of the other name that the user did not
 * provide show their first letter only, so that typing a number or a PAN reveals nobody's name.
 */
export function maskComparison<Compared extends NameComparison>(compared: Compared): Compared {
  const given = new Set(compared.ours.split(' '));
  const masked = (token: string): string => (given.has(token) ? token : maskName(token));
  return {
    ...compared,
    theirs: compared.theirs.split(' ').map(masked).join(' '),
    only_theirs: compared.only_theirs.map(masked),
  };
}

function maskName(token: string): string {
  const [first] = token;
  return first === undefined ? '' : `${first}\u2022\u2022\u2022`;
}
