import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isAmfiHeader, parseAmfiFile } from './amfiFile.ts';
import { isHistoryHeader, parseHistoryCsv, parseMfapi } from './historyFiles.ts';
import { FileRefused, type ParsedFile } from './parsedFile.ts';

const unzip = promisify(gunzip);

/** The text of a file, unzipped when it is gzip. Old files of AMFI are not always UTF-8. */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: Error) => {
    throw new FileRefused(`The file cannot be read: ${cause.message}.`, { cause });
  });
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = zipped
    ? await unzip(bytes).catch((cause: Error) => {
        throw new FileRefused('The gzip file is damaged or cut off. Nothing was changed.', { cause });
      })
    : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return new TextDecoder('windows-1252').decode(plain);
  }
}

/**
 * Reads any known NAV file, distinguished by its beginning.
 * @param today ISO date; NAVs of later days are refused.
 * @throws FileRefused with a message for the operator when the file as a whole is not to be trusted.
 */
export async function readNavFile(file: string, today: string): Promise<ParsedFile> {
  return parseNavText(await textOf(file), today);
}

/** The same for a text that is already there. @throws FileRefused */
export function parseNavText(text: string, today: string): ParsedFile {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (text.trim() === '') throw new FileRefused('The file is empty. Nothing was changed.');
  if (isAmfiHeader(first)) return parseAmfiFile(text, today);
  if (isHistoryHeader(first)) return parseHistoryCsv(text, today);
  if (/^\s*</.test(text)) {
    throw new FileRefused(
      'This is a web page, most likely an error page, not a NAV file. Nothing was changed.',
    );
  }
  if (/^\s*\{/.test(text)) return parseMfapi(text, today);
  throw new FileRefused(`The header is not one of a NAV file: "${first.slice(0, 80)}". Nothing was changed.`);
}
