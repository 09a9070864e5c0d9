import { IMPORT_LIMITS } from '@sanchay/contracts';
import type { Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import type { Statement } from './formats/statement.ts';
import { importMessage } from './messages.ts';
import { busy, withinPasswordLimit } from './passwordLimit.ts';
import type { FileRefusal } from './file/fileTask.ts';
import { isPdf } from './file/isPdf.ts';
import { readFile } from './file/readFile.ts';

type Refusal = 'no_file' | 'too_large' | 'empty' | 'unread' | Exclude<FileRefusal, 'busy'>;

/** Refusals that are about the password and not about the file. */
const AT_PASSWORD: ReadonlySet<Refusal> = new Set(['password_needed', 'password_wrong']);

/** A file as it was uploaded. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
  password: string;
}

/** 422 at the field `file` or `password`, with the code `import_<reason>`. */
export function refusedFile(reason: Refusal): Error {
  const message = importMessage(reason);
  const field = AT_PASSWORD.has(reason) ? 'password' : 'file';
  return validationFailed(`import_${reason}`, message, { [field]: [message] });
}

/**
 * Reads a statement from a file, by what it contains and not by its name.
 * @throws Problem 422 `import_<reason>`, 429 `import_password_limit`, 503 `import_busy`.
 */
export async function readStatement(
  ctx: Context,
  portfolioId: string,
  { bytes, password }: UploadedFile,
): Promise<Statement> {
  const statement = await contentOf(ctx, portfolioId, { bytes, password });
  assertFits(statement);
  return statement;
}

/** @throws Problem 422 `import_empty`, `import_unread` or `import_too_many`. */
export function assertFits(statement: Statement): void {
  if (statement.holdings.length === 0) throw refusedFile(statement.unread.length > 0 ? 'unread' : 'empty');
  const rows = statement.holdings.reduce((sum, holding) => sum + holding.rows.length, 0);
  if (rows > IMPORT_LIMITS.transactions || statement.holdings.length > IMPORT_LIMITS.folios) {
    const message = importMessage('too_many', { most: String(IMPORT_LIMITS.transactions) });
    throw validationFailed('import_too_many', message, { file: [message] });
  }
}

async function contentOf(
  ctx: Context,
  portfolioId: string,
  { bytes, password }: Pick<UploadedFile, 'bytes' | 'password'>,
): Promise<Statement> {
  const read = () => readFile(bytes, password);
  // Without a password nothing is guessed.
  const isTry = isPdf(bytes) && password !== '';
  const outcome = isTry ? await withinPasswordLimit(ctx, portfolioId, read) : await read();
  if ('statement' in outcome) return outcome.statement;
  throw outcome.refused === 'busy' ? busy() : refusedFile(outcome.refused);
}
