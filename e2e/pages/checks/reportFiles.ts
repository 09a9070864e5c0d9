import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { csvRows } from '../../../api/src/testing/csvRows.ts';
import { pdfText } from '../../../api/src/testing/pdfText.ts';
import { expect } from '../../fixtures.ts';

/** A table of a report on the screen, and where its rows are in the files. */
export interface ComparedTable {
  caption: string;
  sheet: string;
  /** Item of the download menu; null for a table that no CSV file has. */
  csv: string | null;
  /** Titles of columns whose figures the screen computes from two of the file. */
  derived?: readonly string[];
  /** The columns of the screen after the first are the rows of the file. */
  turned?: boolean;
}

type Cell = { title: string; texts: string[] };

/** What the button and the items of the download menu of a report are called. */
export interface MenuLabels {
  button: string;
  workbook: string;
  pdf: string;
}
const ENGLISH: MenuLabels = { button: 'Download', workbook: 'Workbook (XLSX)', pdf: 'Report (PDF)' };

/** Saves an item of the download menu of a report. */
async function downloaded(page: Page, button: string, item: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name: item }).click();
    })(),
  ]);
  return file;
}

/**
 * Expects that each amount and date of the tables on the screen stands in the same row of the workbook and the CSV
 * file, and in the PDF, and that the files have no other rows. Sheets of totals are on the screen.
 */
export async function expectFilesEqual(
  page: Page,
  {
    tables,
    totals,
    labels = ENGLISH,
  }: { tables: readonly ComparedTable[]; totals: readonly string[]; labels?: MenuLabels },
): Promise<void> {
  const main = page.getByRole('main');
  const sheets = await readExcelFile(await (await downloaded(page, labels.button, labels.workbook)).path());
  const pdf = pdfText(await readFile(await (await downloaded(page, labels.button, labels.pdf)).path()));
  const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data.slice(1);
  for (const table of tables) {
    const shown = await figuresOf(main.getByRole('table', { name: table.caption }), table);
    expect(shown.flat().length, table.caption).toBeGreaterThan(0);
    const inSheet = rowsOf(table.sheet).map((row) => row.map(plain));
    expectRows(shown, inSheet, `${table.sheet} (XLSX)`);
    for (const figure of shown.flat()) expect(pdf, 'PDF').toContain(figure.inPdf);
    if (table.csv !== null) {
      const text = await readFile(await (await downloaded(page, labels.button, table.csv)).path(), 'utf8');
      expectRows(shown, csvRows(text).slice(1), table.csv);
    }
  }
  const screen = await main.innerText();
  for (const amount of totals.flatMap((name) => rowsOf(name).flat())) {
    if (typeof amount !== 'number' || amount === 0) continue;
    const digits = Math.abs(amount).toLocaleString('en-IN', { minimumFractionDigits: 2 });
    expect(screen, 'total').toContain(digits);
  }
}

interface Shown {
  plain: string;
  inPdf: string;
}

function expectRows(shown: readonly Shown[][], rows: readonly string[][], where: string): void {
  expect(rows.length, where).toBe(shown.length);
  for (const [index, figures] of shown.entries())
    expect(rows[index], where).toEqual(expect.arrayContaining(figures.map((figure) => figure.plain)));
}

async function figuresOf(
  table: Locator,
  { derived = [], turned = false }: ComparedTable,
): Promise<Shown[][]> {
  const cells = await table.evaluate((element): Cell[][] => {
    const titles = [...element.querySelectorAll('thead th')].map((head) => head.textContent.trim());
    const textsOf = (cell: Element): string[] => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
      return texts;
    };
    return [...element.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell, at) => ({ title: titles[at] ?? '', texts: textsOf(cell) })),
    );
  });
  const rows = turned ? cells[0]!.slice(1).map((_, at) => cells.map((row) => row[at + 1]!)) : cells;
  return rows.map((row) =>
    row
      .filter(({ title }) => !derived.includes(title))
      .flatMap(({ texts }) => texts.flatMap((text) => figuresIn(text))),
  );
}

/** Amounts with paise, NAVs and days in a text of the screen. */
function figuresIn(text: string): Shown[] {
  const amounts = [...text.matchAll(/[+\u2212-]?₹[\d,]+\.\d+/g)].map(([amount]) => {
    const digits = amount.replace('\u2212', '-').replaceAll(/[₹+]/g, '');
    return { plain: String(Number(digits.replaceAll(',', ''))), inPdf: digits };
  });
  const days = [...text.matchAll(/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g)].map(([day]) => ({
    plain: new Date(`${day} UTC`).toISOString().slice(0, 10),
    inPdf: day.replaceAll(' ', ''),
  }));
  return [...amounts, ...days];
}

function plain(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell as string | number | boolean);
}
