import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tokensCss } from '@sanchay/ui/tokens';
import { root } from './inputs.ts';

const require = createRequire(path.join(root, 'shared/ui/package.json'));

/** The stylesheet of the page: the tokens of the one table, then the rules of `base.css`. */
export function baseStyle(): string {
  return `${tokensCss}${readFileSync(require.resolve('@sanchay/ui/base.css'), 'utf8')}`;
}
