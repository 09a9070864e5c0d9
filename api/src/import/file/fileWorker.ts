import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileOutcome, FileTask } from './fileTask.ts';
import { isPdf } from './isPdf.ts';
import { isZip } from './isZip.ts';

/**
 * Reads one file in a thread of its own, by what it contains and not by its name. Each part is loaded once it is needed:
 * the grammars take half a second, which a wrong password does not have to wait for.
 */
const task = workerData as FileTask;

if (task.compiled !== undefined) enableCompileCache(task.compiled);
const outcome = await outcomeOf();
flushCompileCache();
parentPort!.postMessage(outcome);

async function outcomeOf(): Promise<FileOutcome> {
  if (isPdf(task.bytes)) {
    const { pdfText } = await import('./pdfText.ts');
    const found = await pdfText(task);
    return 'refused' in found ? found : statementIn(found.text);
  }
  if (isZip(task.bytes)) return statementInSheets();
  const text = Buffer.from(task.bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return text.length > task.mostText || text.includes('\0')
    ? { refused: 'unknown_format' }
    : statementIn(text);
}

async function statementInSheets(): Promise<FileOutcome> {
  const { sheetRows } = await import('./sheetRows.ts');
  const rows = await sheetRows(task.bytes).catch(() => undefined);
  if (rows === null) return { refused: 'too_heavy' };
  const { readRows } = await import('../formats/readFormats.ts');
  const statement = rows === undefined ? null : readRows(rows);
  return statement === null ? { refused: 'unknown_format' } : { statement };
}

async function statementIn(text: string): Promise<FileOutcome> {
  const { readText } = await import('../formats/readFormats.ts');
  const statement = readText(text);
  return statement === null ? { refused: 'unknown_format' } : { statement };
}
