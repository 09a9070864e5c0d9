import readExcelFile from 'read-excel-file/node';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Bytes that the parts of a workbook may unpack to, and parts that it may have. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const MOST_PARTS = 500;

/**
 * The cells of all sheets of an XLSX workbook as text, days as ISO days; null for one that unpacks to over 60 MB.
 * @throws Error for a zip that is no workbook.
 */
export async function sheetRows(bytes: Uint8Array): Promise<string[][] | null> {
  const file = Buffer.from(bytes);
  if ((await unpackedSize(file)) > MOST_UNPACKED) return null;
  const sheets = await readExcelFile(file);
  return sheets.flatMap(({ data }) => data.map((row) => row.map(textOf)));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(cell);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Bytes that the parts of a zip state to unpack to; one with too many parts counts as too large. */
async function unpackedSize(file: Buffer): Promise<number> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true, autoClose: false }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });
  if (zip.entryCount > MOST_PARTS) return Infinity;
  return new Promise((resolve, reject) => {
    let size = 0;
    zip.on('entry', ({ uncompressedSize }: Entry) => {
      size += uncompressedSize;
      zip.readEntry();
    });
    zip.once('end', () => resolve(size));
    zip.once('error', reject);
    zip.readEntry();
  });
}
