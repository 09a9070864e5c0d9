import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db } from '../../api/src/db/pool.ts';
import { csvRows } from '../../api/src/testing/csvRows.ts';
import hindi from '../../mfe-portfolio/locales/hi.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';
import { expectFilesEqual, type ComparedTable } from '../pages/checks/reportFiles.ts';
import { giveBank } from '../people/bank.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, readyInvestor, type Investor } from '../people/investor.ts';
import { investorWithOtherAssets } from '../people/otherAssets.ts';
import { sellUnits } from '../people/sale.ts';
import { giveUnits } from '../people/units.ts';
import { debtFund, elssFund, fundInStepsOf } from '../product/funds.ts';

interface Made {
  me: Investor;
  /** The address of the report with its filters. */
  path: string;
  /** The ISO day to which the business clock goes before the report is opened. */
  until?: string;
}

interface Report {
  what: string;
  make: (db: Db) => Promise<Made>;
  tables: readonly ComparedTable[];
  totals: readonly string[];
}

const ELSS_LOTS = [
  { on: '2025-01-15', units: '800.1230', amount: '160000.55' },
  { on: '2025-03-31', units: '10.5000', amount: '2000.45' },
  { on: '2025-04-01', units: '310.2500', amount: '60000.05' },
];

async function elssInvestor(db: Db): Promise<{ me: Investor; folio: string }> {
  const me = await readyInvestor(db);
  const folio = await giveUnits(db, me, await elssFund(db), ELSS_LOTS);
  await giveUnits(db, me, (await fundInStepsOf(db, 1)).code, [
    { on: '2025-02-03', units: '50', amount: '700.00' },
  ]);
  return { me, folio };
}

/** Sells one lot and a half, and brings forward losses that the gains use in part. */
async function sellerOfTwoLots(db: Db, query: string): Promise<Made> {
  const [{ code }, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  const folio_no = await giveUnits(db, me, code, [
    { on: '2024-11-18', units: '100', amount: '1000.00' },
    { on: '2026-09-01', units: '100', amount: '1100.00' },
  ]);
  await callApi('PUT', '/api/v3/reports/carried-losses.json', {
    token: me.token,
    body: { losses: [{ financial_year: '2024-25', short: 120.25, long: 10.75 }] },
  });
  const { nav_date: until } = await sellUnits(me, { code, folio_no, by: 'units', units: 150 });
  return { me, path: `/reports/capital-gains?${query}`, until };
}

/** Sells a lot and a half of a debt fund, all bought from 1 April 2023: gains at the slab whatever the term. */
async function sellerOfDebtFund(db: Db): Promise<Made> {
  const [code, me] = [await debtFund(db), await readyInvestor(db)];
  await giveBank(db, me);
  const folio_no = await giveUnits(db, me, code, [
    { on: '2023-04-03', units: '100', amount: '1000.55', stampDuty: '0.05' },
    { on: '2026-06-01', units: '100', amount: '1100.00', stampDuty: '0.06' },
  ]);
  const { nav_date: until } = await sellUnits(me, { code, folio_no, by: 'units', units: 150 });
  return { me, path: '/reports/capital-gains', until };
}

const REPORTS: readonly Report[] = [
  {
    what: 'transactions of a folio up to a day',
    async make(db) {
      const { me, folio } = await elssInvestor(db);
      return { me, path: `/reports/transactions?search=${folio}&to=2025-03-31` };
    },
    tables: [{ caption: 'Transactions', sheet: 'Transactions', csv: 'All transactions (CSV)' }],
    totals: ['Summary'],
  },
  {
    what: 'holdings on a past day',
    async make(db) {
      return { ...(await elssInvestor(db)), path: '/reports/holdings?date=2025-03-31' };
    },
    tables: [{ caption: 'Holdings at the end of the day', sheet: 'Holdings', csv: 'All holdings (CSV)' }],
    totals: ['Total'],
  },
  {
    what: 'income of a past year',
    async make(db) {
      return { me: await investorWithOtherAssets(db), path: '/reports/income?year=2025-26' };
    },
    tables: [{ caption: 'Interest of the year by source', sheet: 'Interest', csv: 'Interest (CSV)' }],
    totals: ['Income'],
  },
  {
    what: 'ELSS of a past year',
    async make(db) {
      return { ...(await elssInvestor(db)), path: '/reports/elss-report?year=2024-25' };
    },
    tables: [
      { caption: 'Investments of the year', sheet: 'Investments', csv: 'Investments (CSV)' },
      {
        caption: 'Allotments that you hold, by unlock date',
        sheet: 'Unlock dates',
        csv: 'Unlock dates (CSV)',
      },
      { caption: 'ELSS investments by financial year', sheet: 'Section 80C', csv: null },
    ],
    totals: [],
  },
  {
    what: 'capital gains with the exemption at the earliest sale',
    make: (db) => sellerOfTwoLots(db, 'exemption=earliest_sale'),
    tables: [
      { caption: 'Lots sold in the year', sheet: 'Lots', csv: 'All lots (CSV)' },
      { caption: 'Gains and tax by type', sheet: 'Summary', csv: null, derived: ['Losses set off'] },
      {
        caption: 'Gains less losses of each type by advance tax period',
        sheet: 'Advance tax periods',
        csv: null,
        turned: true,
      },
      { caption: 'Losses brought forward', sheet: 'Losses brought forward', csv: null },
    ],
    totals: [],
  },
  {
    what: 'gains at the slab',
    make: sellerOfDebtFund,
    tables: [
      { caption: 'Lots sold in the year', sheet: 'Slab-rate gains', csv: 'All lots (CSV)' },
      { caption: 'Gains and tax by type', sheet: 'Summary', csv: null, derived: ['Losses set off'] },
      {
        caption: 'Gains less losses of each type by advance tax period',
        sheet: 'Advance tax periods',
        csv: null,
        turned: true,
      },
    ],
    totals: [],
  },
];

for (const { what, make, tables, totals } of REPORTS)
  test(`P4: ${what}: CSV, workbook and PDF equal the screen, cell by cell`, async ({
    page,
    context,
    db,
    clock,
  }) => {
    test.slow();
    const { me, path, until } = await make(db);
    await enterAs(context, me);
    if (until !== undefined) await clock.moveTo(`${until}T23:59:00+05:30`);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('table', { name: tables[0]!.caption })).toBeVisible();
    await expectFilesEqual(page, { tables, totals });
  });

test('P4: capital gains in Hindi: workbook, CSV and PDF have the figures of the screen, and Schedule 112A its long-term gains', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const { me, path, until } = await sellerOfTwoLots(db, 'lang=hi');
  await enterAs(context, me);
  await clock.moveTo(`${until}T23:59:00+05:30`);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: hindi['gains.lotsCaption'] })).toBeVisible();
  const button = hindi['report.download'];
  await expectFilesEqual(page, {
    labels: {
      button,
      workbook: hindi['gains.file.capital-gains.xlsx'],
      pdf: hindi['gains.file.capital-gains.pdf'],
    },
    tables: [
      { caption: hindi['gains.lotsCaption'], sheet: 'लॉट', csv: hindi['gains.file.lots.csv'] },
      {
        caption: hindi['gains.summary'],
        sheet: 'सारांश',
        csv: null,
        derived: [hindi['gains.column.lossesUsed']],
      },
      { caption: hindi['gains.carried'], sheet: 'पिछले वर्षों का घाटा', csv: null },
    ],
    totals: [],
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await main.getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name: hindi['gains.file.schedule-112a.csv'] }).click();
    })(),
  ]);
  const [, ...rows] = csvRows(await readFile(await file.path(), 'utf8'));
  expect(rows).toHaveLength(1);
  const gain = Number(rows[0]!.at(-1));
  const digits = Math.abs(gain).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  await expect(main.getByRole('table', { name: hindi['gains.lotsCaption'] })).toContainText(digits);
});

/** A server that promises a file of 10,000 bytes and ends after a few. */
async function endingEarly(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 10_000 });
    response.write('Date,Asset\r\n', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

for (const end of ['before its first byte', 'in the middle'] as const)
  test(`P4: a download that is interrupted ${end} leaves no file, and is complete after a retry`, async ({
    page,
    context,
    db,
    faults,
  }) => {
    faults.allow(/Failed to load resource|ERR_/);
    const { me } = await elssInvestor(db);
    await enterAs(context, me);
    await page.goto('/reports/transactions');
    const main = page.getByRole('main');
    await expect(main.getByRole('table', { name: 'Transactions' })).toBeVisible();
    const files = '**/reports/transactions/transactions.csv*';
    const server = await endingEarly();
    await page.route(files, (route) =>
      end === 'in the middle'
        ? route.continue({ url: `${server.origin}/file` })
        : route.abort('connectionreset'),
    );
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await main.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'All transactions (CSV)' }).click();
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(main.getByText(/could not be downloaded/)).toBeVisible();
    expect(saved).toEqual([]);
    await page.unroute(files);
    await server.close();
    const [file] = await Promise.all([page.waitForEvent('download'), retry.click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(1 + ELSS_LOTS.length + 1);
    await expect(retry).toHaveCount(0);
  });
