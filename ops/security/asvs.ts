import { existsSync } from 'node:fs';
import path from 'node:path';
import { testTitles } from './testTitles.ts';

/** One requirement of docs/security/asvs.csv. */
export type AsvsRow = Record<(typeof COLUMNS)[number], string>;

const COLUMNS = ['id', 'level', 'requirement', 'status', 'where', 'test', 'note'] as const;
const STATUSES = ['met', 'partly', 'not met', 'not applicable'];

/**
 * Level of each requirement of OWASP ASVS 5.0.0 by section: the nth digit is that of the nth requirement. Source: the
 * standard's list, github.com/OWASP/ASVS, 5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv.
 */
const LEVELS: Readonly<Record<string, string>> = {
  'V1.1': '22',
  'V1.2': '1111122223',
  'V1.3': '112222222223',
  'V1.4': '222',
  'V1.5': '123',
  'V2.1': '122',
  'V2.2': '112',
  'V2.3': '12223',
  'V2.4': '23',
  'V3.1': '3',
  'V3.2': '113',
  'V3.3': '12223',
  'V3.4': '11222233',
  'V3.5': '11122333',
  'V3.6': '3',
  'V3.7': '22333',
  'V4.1': '12233',
  'V4.2': '23333',
  'V4.3': '22',
  'V4.4': '1222',
  'V5.1': '2',
  'V5.2': '112333',
  'V5.3': '113',
  'V5.4': '222',
  'V6.1': '122',
  'V6.2': '111111112222',
  'V6.3': '11223333',
  'V6.4': '112233',
  'V6.5': '22222333',
  'V6.6': '2223',
  'V6.7': '33',
  'V6.8': '2222',
  'V7.1': '222',
  'V7.2': '1111',
  'V7.3': '22',
  'V7.4': '11222',
  'V7.5': '223',
  'V7.6': '22',
  'V8.1': '1233',
  'V8.2': '1123',
  'V8.3': '133',
  'V8.4': '23',
  'V9.1': '111',
  'V9.2': '1222',
  'V10.1': '22',
  'V10.2': '223',
  'V10.3': '22223',
  'V10.4': '1111122222233333',
  'V10.5': '22222',
  'V10.6': '22',
  'V10.7': '222',
  'V11.1': '2233',
  'V11.2': '22233',
  'V11.3': '11233',
  'V11.4': '1222',
  'V11.5': '23',
  'V11.6': '23',
  'V11.7': '33',
  'V12.1': '12233',
  'V12.2': '11',
  'V12.3': '22223',
  'V13.1': '2333',
  'V13.2': '222223',
  'V13.3': '2233',
  'V13.4': '1222233',
  'V14.1': '22',
  'V14.2': '12223333',
  'V14.3': '122',
  'V15.1': '12233',
  'V15.2': '12233',
  'V15.3': '1222222',
  'V15.4': '3333',
  'V16.1': '2',
  'V16.2': '22222',
  'V16.3': '2222',
  'V16.4': '222',
  'V16.5': '2223',
  'V17.1': '23',
  'V17.2': '22223333',
  'V17.3': '22',
};

/** Ids and levels of all requirements of levels 1 and 2, in the order of the standard. */
export function requirements(): Map<string, string> {
  const all = Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].map((level, index): [string, string] => [`${section}.${index + 1}`, level]),
  );
  return new Map(all.filter(([, level]) => level !== '3'));
}

/**
 * Reads a CSV file of RFC 4180 with the columns of asvs.csv.
 * @throws Error when the heads or the number of fields of a row differ.
 */
export function readAsvs(text: string): AsvsRow[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  const [heads, ...rows] = lines;
  if (heads?.join() !== COLUMNS.join()) throw new Error(`the heads are not ${COLUMNS.join()}`);
  return rows.map((fields) => {
    if (fields.length !== COLUMNS.length) throw new Error(`${fields[0]} has ${fields.length} fields`);
    return Object.fromEntries(COLUMNS.map((column, index) => [column, fields[index]!])) as AsvsRow;
  });
}

/**
 * What is wrong with the list: requirements that are missing or there twice, unknown statuses, places and tests that do
 * not exist, and rows that owe a reason.
 * @param root folder of the repository
 */
export function asvsFaults(rows: readonly AsvsRow[], root: string): string[] {
  const levels = requirements();
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const row of rows) {
    const { id } = row;
    if (seen.has(id)) faults.push(`${id} is there twice`);
    seen.add(id);
    if (levels.get(id) !== row.level) faults.push(`${id} is no requirement of level ${row.level}`);
    faults.push(...faultsOf(row, root).map((fault) => `${id} ${fault}`));
  }
  for (const id of levels.keys()) if (!seen.has(id)) faults.push(`${id} is missing`);
  return faults;
}

function faultsOf({ requirement, status, where, test, note }: AsvsRow, root: string): string[] {
  const faults: string[] = [];
  if (!STATUSES.includes(status)) faults.push(`has the unknown status "${status}"`);
  if (!requirement) faults.push('does not say what is required');
  if (status !== 'met' && !note) faults.push('gives no reason');
  if (status === 'met' && !test && !note) faults.push('names neither a test nor why there is none');
  if (status !== 'not applicable' && !where) faults.push('names no place');
  for (const place of where.split(' ').filter(Boolean))
    if (!existsSync(path.join(root, place))) faults.push(`names ${place}, which does not exist`);
  for (const named of test.split(' ; ').filter(Boolean)) {
    const [file = '', ...fragment] = named.split(' · ');
    if (!existsSync(path.join(root, file))) faults.push(`names ${file}, which does not exist`);
    else if (fragment.length === 0) faults.push(`names no test of ${file}`);
    else if (!testTitles(path.join(root, file)).some((title) => title.includes(fragment.join(' · '))))
      faults.push(`names no test of ${file} with "${fragment.join(' · ')}"`);
  }
  return faults;
}
