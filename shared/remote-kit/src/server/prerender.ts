import type { EmotionCache } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { RenderedStyle } from './renderJob.ts';

/**
 * The whole HTML of a tree, once everything in it that suspends is there: nothing streams, and no inline script.
 * @throws the first error of the tree, also where a boundary would show something else in its place.
 */
export async function prerender(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    identifierPrefix,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The rules that a tree has put into its cache; the cache keeps them as text when it is `compat`. */
export function collectStyle({ key, inserted }: EmotionCache): RenderedStyle {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  return { key, ids: rules.map(([id]) => id), text: rules.map(([, css]) => css).join('') };
}
