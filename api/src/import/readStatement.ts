import { IMPORT_LIMITS } from '@sanchay/contracts';
import type { Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { isDetailedCas, readDetailedCas } from './formats/detailedCas.ts';
import type { Statement } from './formats/statement.ts';
import { importMessage } from './messages.ts';
import { assertPasswordAllowed, notePasswordFailure } from './passwordLimit.ts';
import type { PdfRefusal } from './pdf/pdfTask.ts';
import { isPdf, readPdf } from './pdf/readPdf.ts';

type Refusal = 'no_file' | 'too_large' | 'unknown_format' | 'empty' | Exclude<PdfRefusal, 'busy'>;

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
  const text = isPdf(bytes) ? await textOfPdf(ctx, portfolioId, { bytes, password }) : textOf(bytes);
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

async function textOfPdf(
  ctx: Context,
  portfolioId: string,
  { bytes, password }: Pick<UploadedFile, 'bytes' | 'password'>,
): Promise<string> {
  await assertPasswordAllowed(ctx, portfolioId);
  const outcome = await readPdf(bytes, password);
  if ('text' in outcome) return outcome.text;
  if (outcome.refused === 'busy')
    throw new Problem(503, 'failure', 'import_busy', importMessage('busy'), { retryAfter: 5 });
  if (outcome.refused === 'password_wrong') await notePasswordFailure(ctx, portfolioId);
  throw refusedFile(outcome.refused);
}

/** The text of a file; null for one that is none. */
function textOf(bytes: Buffer): string | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return text.length > IMPORT_LIMITS.text || text.includes('\0') ? null : text;
}
