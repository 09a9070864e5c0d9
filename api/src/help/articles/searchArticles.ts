import type { ArticleLink } from '@sanchay/contracts';
import { likeness, spellingOf, tokensIn, type Spelling } from '../../tokens/index.ts';
import type { ArticleFile, HelpLanguage } from './articleFiles.ts';
import { articlesIn, linkTo } from './library.ts';

interface Indexed {
  article: ArticleFile;
  title: Spelling[];
  hints: Spelling[];
  text: Spelling[];
}

/** How much a word counts by where it stands. */
const WEIGHT = { title: 6, hints: 4, text: 1 } as const;
const LONGEST_QUESTION = 12;
/** Below this an article has the words in passing only. */
const LEAST_SCORE = 20;

/** Words that stand in every question and find nothing. */
const EMPTY_TOKENS = new Set(
  tokensIn(
    'a an and are as at be but by can cannot could did do does for from get has have how i if in into is it its me my ' +
      'not of on or our should so tell that the their them then there this to us was we what when where which who why ' +
      'will with would you your please hi hello thanks ' +
      'का की के को में से है हैं और या पर मैं मेरा मेरी मेरे यह वह क्या कैसे कब कहाँ क्यों कौन होता होती होते करें करना कर ' +
      'मुझे हम आप नहीं तो भी ही एक कि जो था थी थे हो गया गई लिए कितना कितनी कितने नमस्ते धन्यवाद',
  ),
);

const indexes: Partial<Record<HelpLanguage, Indexed[]>> = {};

/** The words of a text that something can be found by, each once. */
export function significantTokens(text: string): string[] {
  return [...new Set(tokensIn(text))].filter((token) => !EMPTY_TOKENS.has(token));
}

const spellings = (text: string): Spelling[] => significantTokens(text).map(spellingOf);

function indexOf(language: HelpLanguage): Indexed[] {
  return (indexes[language] ??= articlesIn(language).map((article) => ({
    article,
    title: spellings(article.title),
    hints: spellings(`${article.summary} ${article.keywords} ${article.category}`),
    text: spellings(article.text),
  })));
}

const best = (asked: Spelling, tokens: readonly Spelling[]): number =>
  tokens.reduce((most, token) => Math.max(most, likeness(asked, token)), 0);

function scoreOf(entry: Indexed, asked: readonly Spelling[]): number {
  let score = 0;
  let found = 0;
  for (const token of asked) {
    const points =
      WEIGHT.title * best(token, entry.title) +
      WEIGHT.hints * best(token, entry.hints) +
      WEIGHT.text * best(token, entry.text);
    if (points > 0) found += 1;
    score += points;
  }
  // More of the question counts more than one word in many places.
  return found * 2 >= asked.length && score >= LEAST_SCORE ? score * found * found : 0;
}

/**
 * Articles that answer a question in words of a language, the best first: at least half of its words are in them, as
 * wholes, beginnings, or with a slip. The door for the global search and the chat's assistant.
 */
export function searchArticles(question: string, language: HelpLanguage, limit = 10): ArticleLink[] {
  const asked = spellings(question).slice(0, LONGEST_QUESTION);
  if (asked.length === 0) return [];
  return indexOf(language)
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => linkTo(entry.article));
}
