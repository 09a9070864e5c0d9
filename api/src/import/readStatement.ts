import { IMPORT_LIMITS } from '@sanchay/contracts';
import { validationFailed } from '../platform/http/problem.ts';
import { isDetailedCas, readDetailedCas } from './formats/detailedCas.ts';
import type { Statement } from './formats/statement.ts';
import { importMessage } from './messages.ts';

type Refusal = 'no_file' | 'too_large' | 'unknown_format' | 'empty';

/** 422 at the field `file`, with the code `import_<reason>`. */
export function refusedFile(reason: Refusal): Error {
  const message = importMessage(reason);
  return validationFailed(`import_${reason}`, message, { file: [message] });
}

/**
 * Reads a statement from the bytes of a file, by what it contains and not by its name.
 * @throws Problem 422 `import_unknown_format`, `import_empty` or `import_too_many`.
 */
export function readStatement(bytes: Buffer): Statement {
  const text = textOf(bytes);
  if (text === null || !isDetailedCas(text)) throw refusedFile('unknown_format');
  const statement = readDetailedCas(text);
  if (statement.holdings.length === 0) throw refusedFile('empty');
  const rows = statement.holdings.reduce((sum, holding) => sum + holding.rows.length, 0);
  if (rows > IMPORT_LIMITS.transactions || statement.holdings.length > IMPORT_LIMITS.folios) {
    const message = importMessage('too_many', { most: String(IMPORT_LIMITS.transactions) });
    throw validationFailed('import_too_many', message, { file: [message] });
  }
  return statement;
}

/** The text of a file; null for one that is none. */
function textOf(bytes: Buffer): string | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return text.length > IMPORT_LIMITS.text || text.includes('\0') ? null : text;
}
