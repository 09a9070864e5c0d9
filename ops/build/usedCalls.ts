import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallName } from '@sanchay/contracts';
import ts from 'typescript';
import { usageOf } from '../reports/usage.ts';
import { filesBelow, root } from './inputs.ts';

/** The calls of the API that the own sources of an app make, in the order of their names. */
export function usedCalls(app: string): CallName[] {
  const sources = filesBelow(`${app}/src`).filter((file) => /\.tsx?$/.test(file));
  const parsed = sources.map((file) =>
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
  );
  return usageOf(parsed).calls;
}
