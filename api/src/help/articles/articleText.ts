import type { ArticleBlock } from '@sanchay/contracts';

type Line = ArticleBlock['lines'][number];

const MARKED = /\*\*(.+?)\*\*|\[(.+?)\]\((\/[^)\s]*)\)/g;
const LIST = /^- /;
const STEP = /^\d+\. /;

/** The words, `**strong**` parts and `[links](/within-the-site)` of a line. */
function lineOf(text: string): Line {
  const line: Line = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) line.push({ text: text.slice(from, match.index) });
    const [whole, strong, label, href] = match;
    line.push(strong === undefined ? { text: label!, href: href! } : { text: strong, strong: true });
    from = match.index + whole.length;
  }
  if (from < text.length) line.push({ text: text.slice(from) });
  return line;
}

function blockOf(paragraph: string): ArticleBlock {
  if (paragraph.startsWith('## ')) return { kind: 'heading', lines: [lineOf(paragraph.slice(3))] };
  const rows = paragraph.split('\n');
  for (const [kind, mark] of [
    ['list', LIST],
    ['steps', STEP],
  ] as const) {
    if (rows.every((row) => mark.test(row)))
      return { kind, lines: rows.map((row) => lineOf(row.replace(mark, ''))) };
  }
  return { kind: 'text', lines: [lineOf(rows.join(' '))] };
}

/** The pieces of an article's text: paragraphs, `## headings`, `- lists` and `1. steps`, parted by empty lines. */
export function articleBlocks(text: string): ArticleBlock[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(blockOf);
}
