import { ApiError } from '@sanchay/api-client';
import type { ImportFolio, ImportPreview, PortfolioImport } from '@sanchay/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { importedReply, parvatElsewhere, updatesReply } from '../testing/imports.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha } from '../testing/samples.ts';
import type { StatementRun } from './updates/updateTypes.ts';

const made: PortfolioImport = {
  ...{ id: 'i-1', format: 'cas_detailed', state: 'reconciled', file_name: 'cas.txt' },
  ...{ from: '2025-04-01', to: '2026-03-31', folios: 1, added: 0 },
  ...{ created_at: '2026-11-20T04:30:00.000Z', applied_at: null, undone_at: null },
};
const folio: ImportFolio = {
  ...{
    index: 0,
    asset: 'mutual_fund',
    folio_no: '777001 / 0',
    name: 'Zed Equity Fund - Growth',
    house: null,
  },
  ...{ isin: 'INF000Z01018', pan_masked: '••••••111A', match: 'isin', status: 'green', reasons: [] },
  scheme: { code: 'ZZEQ-GR', name: 'Zed Equity Fund', slug: 'zed' },
  ...{ taken: true, opening: 0, units: 140 },
  counts: { accepted: 4, known: 0, conflict: 0, rejected: 0 },
};
const previewReply = (over: Partial<ImportPreview> = {}) => ({
  status: 'success',
  data: {
    import: made,
    counts: folio.counts,
    news: 'transactions' as const,
    folios: [folio],
    recorded: [],
    account: null,
    unread: [],
    unread_lines: 0,
    ...over,
  },
});
const history = (...imports: PortfolioImport[]) => ({ status: 'success', data: imports });
const refusal = (code: string, message: string) =>
  new ApiError({ kind: 'validation', code, message, httpStatus: 422 });

describe('import of a portfolio', () => {
  test.each([
    ['alias', true],
    ['unlisted', true],
    ['isin', false],
  ] as const)('P6 · a folio found by %s can be moved to another scheme: %s', async (match, changes) => {
    const { client } = await openPortfolio('/import/i-1', {
      answers: {
        importPreview: previewReply({ folios: [{ ...folio, isin: null, match }] }),
        importRows: { status: 'success', data: [] },
        answerImport: previewReply(),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Zed Equity' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Change scheme') !== null).toBe(changes);
    if (!changes) return;
    fireEvent.click(dialog.getByText('Change scheme'));
    fireEvent.change(dialog.getByLabelText('Scheme'), { target: { value: 'skipped' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm scheme' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'answerImport')?.options).toMatchObject({
        body: { answers: [{ folio: 0, scheme: 'skipped' }] },
      }),
    );
  });

  test('P6 · pasted text is sent as a file and leads to its preview', async () => {
    const { client, visited } = await openPortfolio('/import', {
      answers: { startImport: { status: 'success', data: made }, importPreview: previewReply() },
    });
    fireEvent.click(await screen.findByText('Paste the text instead'));
    fireEvent.change(screen.getByLabelText(/Text of the statement/), { target: { value: 'Folio No: 1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(visited).toEqual(['/import/i-1']));
    const sent = client.calls.find(({ name }) => name === 'startImport')!;
    expect((sent.options as { body: FormData }).body.get('file')).toBeInstanceOf(Blob);
  });

  test('P6 · a refused statement shows the reason, and the text stays', async () => {
    await openPortfolio('/import', {
      answers: {
        startImport: () =>
          Promise.reject(refusal('import_other_pan', 'This statement belongs to another PAN.')),
      },
    });
    fireEvent.click(await screen.findByText('Paste the text instead'));
    const field = screen.getByLabelText(/Text of the statement/);
    fireEvent.change(field, { target: { value: 'Folio No: 1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('This statement belongs to another PAN.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeEnabled();
  });

  test('P6 · a file without account number is applied once its broker is named', async () => {
    const reply = previewReply({ account: { name: null, known: ['Zerodha'] } });
    const { client } = await openPortfolio('/import/i-1', {
      answers: {
        importPreview: reply,
        answerImport: previewReply({ account: { name: 'Upstox 2', known: ['Zerodha'] } }),
      },
    });
    expect(await screen.findByText('Which broker is this file from?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply import' })).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: 'Another broker or account' }));
    const confirm = screen.getByRole('button', { name: 'Confirm account' });
    fireEvent.change(screen.getByLabelText(/Name of the broker/), { target: { value: 'a/b' } });
    expect(confirm).toBeDisabled();
    expect(screen.getByText('Leave out the slash (/).')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Name of the broker/), { target: { value: ' Upstox 2 ' } });
    fireEvent.click(confirm);
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'answerImport')?.options).toMatchObject({
        ...{ params: { id: 'i-1' }, body: { account: 'Upstox 2' } },
      }),
    );
  });

  test('P6 · an account that was recorded by hand needs an answer before the import is applied', async () => {
    const asset = { id: 'a-1', type: 'nps' as const, name: 'My NPS', value: 90_000, same: null };
    const nps = {
      ...folio,
      asset: 'nps' as const,
      folio_no: '110000000001',
      scheme: null,
      match: 'unlisted' as const,
    };
    const { client } = await openPortfolio('/import/i-1', {
      answers: {
        importPreview: previewReply({ recorded: [asset], folios: [nps] }),
        answerImport: previewReply(),
      },
    });
    const question = await screen.findByRole('radiogroup', { name: 'My NPS · NPS · ₹90,000' });
    expect(screen.getByText('PRAN 110000000001')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply import' })).toBeDisabled();
    fireEvent.click(within(question).getByRole('radio', { name: 'Same account: use the statement' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'answerImport')?.options).toMatchObject({
        body: { recorded: [{ id: 'a-1', same: true }] },
      }),
    );
  });

  test('P6 · a preview counts what is new and is applied once', async () => {
    const { client, visited } = await openPortfolio('/import/i-1', {
      answers: {
        importPreview: previewReply(),
        applyImport: { status: 'success', data: { ...made, state: 'applied', added: 4 } },
      },
    });
    expect(await screen.findByText('New transactions')).toBeVisible();
    const row = within(screen.getByRole('table', { name: 'Holdings of the statement' })).getAllByRole(
      'row',
    )[1]!;
    expect(row).toHaveTextContent(/Zed Equity.*Folio 777001 \/ 0.*4.*140\.000.*Complete/);
    fireEvent.click(screen.getByRole('button', { name: 'Apply import' }));
    await waitFor(() => expect(visited).toEqual(['/import']));
    expect(client.calls.filter(({ name }) => name === 'applyImport')).toHaveLength(1);
    // The import is no preview any more.
    expect(client.calls.filter(({ name }) => name === 'importPreview')).toHaveLength(1);
  });

  test('P6 · a statement without anything new states it and leads on to the portfolio', async () => {
    const counts = { accepted: 0, known: 4, conflict: 0, rejected: 0 };
    // A scheme that is still unknown has nothing to answer for.
    const folios = [{ ...folio, match: 'unknown' as const, scheme: null }];
    const reply = previewReply({ counts, news: 'none', folios });
    await openPortfolio('/import/i-1', { answers: { importPreview: reply } });
    expect(await screen.findByText(/^Nothing new: your portfolio already has all/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open portfolio' })).toHaveAttribute('href', '/portfolio');
    expect(
      screen.getAllByRole('button', { name: /apply|record|discard/i }).map((one) => one.textContent),
    ).toEqual(['Discard']);
    expect(screen.queryByText(/Answer/)).toBeNull();
  });

  test('P6 · a statement that only covers a further period can be recorded', async () => {
    const counts = { accepted: 0, known: 4, conflict: 0, rejected: 0 };
    const reply = previewReply({ counts, news: 'period' });
    await openPortfolio('/import/i-1', { answers: { importPreview: reply } });
    expect(await screen.findByText(/^No new transactions/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply import' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Record the period' })).toBeEnabled();
  });

  test('P6 · a file of a broker has shares and quantities, not folios and units', async () => {
    const shares = { ...folio, asset: 'stock' as const, folio_no: '1201090000000001', units: 12 };
    await openPortfolio('/import/i-1', { answers: { importPreview: previewReply({ folios: [shares] }) } });
    expect(await screen.findByText('Shares of 1 company')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Holdings of the statement' });
    expect(table).toHaveTextContent(/Quantity.*Demat account 1201090000000001.*12/);
    expect(table).not.toHaveTextContent(/Folio|Units/);
  });

  test('P6 · an unknown scheme is asked for before the import can be applied', async () => {
    const unknown: ImportFolio = {
      ...folio,
      match: 'unknown',
      scheme: null,
      status: 'amber',
      reasons: ['unknown_scheme'],
    };
    const { client } = await openPortfolio('/import/i-1', {
      answers: {
        importPreview: previewReply({ folios: [unknown] }),
        mutualFundSearch: { status: 'success', data: [], meta: {} } as never,
        answerImport: previewReply(),
      },
    });
    expect(await screen.findByRole('button', { name: 'Apply import' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Scheme'), { target: { value: 'unlisted' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm scheme' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'answerImport')?.options).toMatchObject({
        params: { id: 'i-1' },
        body: { answers: [{ folio: 0, scheme: 'unlisted' }] },
      }),
    );
  });

  test('P6 · folios of another PAN are announced on top, with the way to add the family member', async () => {
    const other = { ...folio, status: 'red' as const, reasons: ['other_pan' as const], taken: false };
    await openPortfolio('/import/i-1', { answers: { importPreview: previewReply({ folios: [other] }) } });
    expect(await screen.findByText('This statement belongs to another PAN')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add family member' })).toHaveAttribute('href', '/family');
    expect(screen.queryByText("Doesn't match")).toBeNull();
  });

  test('P6 · imported funds show their status with the reasons, and an import is undone', async () => {
    const { client } = await openPortfolio('/import', {
      answers: {
        imports: history({ ...made, state: 'applied', added: 4 }),
        importedHoldings: importedReply([
          parvatElsewhere,
          {
            ...parvatElsewhere,
            id: 'f-2',
            folio_no: '42',
            status: 'red',
            reasons: ['gap'],
            total_invested: null,
          },
        ]),
        undoImport: { status: 'success', data: { ...made, state: 'undone' } },
      },
    });
    const rows = within(await screen.findByRole('table', { name: 'Imported holdings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Folio 777001.*₹6,930.*Complete/);
    expect(rows[2]).toHaveTextContent(/Folio 42.*Not recorded.*Doesn't match/);
    fireEvent.click(screen.getByText('1 folio needs your attention'));
    expect(screen.getByText(/Transactions between two of your statements are missing/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'undoImport')?.options).toMatchObject({
        params: { id: 'i-1' },
      }),
    );
  });

  test('P7 · a manager is neither led to the preview of an import nor to its review, which are for the owner', async () => {
    const user = { ...asha, managed_account: { owner_name: 'Ravi Nair', own_portfolio_id: 2 } };
    const waiting: StatementRun = {
      ...{ id: 'r-1', trigger: 'schedule', due_on: '2026-11-16', state: 'review', failure: null },
      ...{ import_id: 'i-1', added: 0, created_at: '2026-11-16T04:30:00.000Z', ended_at: null },
    };
    await openPortfolio('/import', {
      answers: { imports: history(made), statementUpdates: updatesReply({ runs: [waiting] }) },
      session: { loggedIn: true, userFetched: true, user },
    });
    expect(await screen.findByText('cas.txt')).toBeVisible();
    expect(screen.getByText('Waiting for your review')).toBeVisible();
    expect(screen.queryByRole('link', { name: /cas.txt|Review/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/whenever you want one/)).not.toBeInTheDocument();
  });
});
