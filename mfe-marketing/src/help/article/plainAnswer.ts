import type { ArticleBlock } from '@sanchay/contracts';

/** The words of an article without links and emphasis, as search engines are given them. */
export function plainAnswer(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(''))).join(' ');
}
