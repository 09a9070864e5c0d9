import { answerTask } from '../../platform/own-process/answerTask.ts';
import type { FileOutcome, FileTask, SentOutcome } from './fileTask.ts';
import { isPdf } from './isPdf.ts';
import { isZip } from './isZip.ts';

/**
 * Reads one file in a thread of its own, by what it contains and not by its name. Each part is loaded once it is needed:
 * the grammars take half a second, which a wrong password does not have to wait for.
 */
await answerTask<FileTask>(async (task): Promise<SentOutcome> => {
  const outcome = await outcomeOf(task);
  if ('refused' in outcome) return outcome;
  const { statementText } = await import('../formats/statementText.ts');
  return { text: await statementText(outcome.statement) };
});

async function outcomeOf(task: FileTask): Promise<FileOutcome> {
  if (isPdf(task.bytes)) {
    const { pdfText } = await import('./pdfText.ts');
    const found = await pdfText(task);
    return 'refused' in found ? found : statementIn(found.text);
  }
  if (isZip(task.bytes)) return statementInSheets(task.bytes);
  const text = textOf(task.bytes);
  return text.length > task.mostText || text.includes('\0')
    ? { refused: 'unknown_format' }
    : statementIn(text);
}

/** Text without its byte order mark; spreadsheet programs also save "Unicode text", which is UTF-16. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

async function statementInSheets(bytes: Uint8Array): Promise<FileOutcome> {
  const { sheetRows } = await import('./sheetRows.ts');
  const rows = await sheetRows(bytes).catch(() => undefined);
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
