import { ApiError } from '@sanchay/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { importedReply, parvatElsewhere } from '../testing/imports.ts';
import { netWorthReply } from '../testing/netWorth.ts';
import { bankDeposit, otherAssetsReply } from '../testing/otherAssets.ts';
import { gold, holdingsReply, parvat, udaan } from '../testing/samples.ts';

const loan = {
  ...bankDeposit,
  ...{ id: 'a-2', type: 'loan' as const, name: 'Home loan', rate_percentage: null, compounding: null },
  ...{ matures_on: null, value: -50_000, value_from: '2026-01-05', accrues: false, stale: true },
  ...{ invested: null, gain: null, absolute_percentage: null, xirr_percentage: null },
};
const entries = [{ on: '2025-06-01', kind: 'paid_in' as const, amount: 100_000 }];
const detail = {
  status: 'success',
  data: {
    asset: bankDeposit,
    entries,
    history: [
      { date: '2026-10-31', value: 106_000 },
      { date: '2026-11-20', value: 107_185.9 },
    ],
  },
};
const both = { otherAssets: otherAssetsReply([bankDeposit, loan]) };

type Reported = { message: string; action?: { label: string; onSelect: () => void } };
const reported: Reported[] = [];
const listen = (event: Event) => void reported.push((event as CustomEvent<Reported>).detail);
beforeEach(() => {
  reported.length = 0;
  window.addEventListener('sanchay:toast', listen);
});
afterEach(() => window.removeEventListener('sanchay:toast', listen));

describe('assets that are held elsewhere', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('P2 · the list shows value, source and its day, and what is left after loans', async () => {
    await openPortfolio('/portfolio/other-assets', { answers: both });
    expect(await screen.findByText('₹57,185.90')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'All other assets' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(
      /^FD, 2 yearsBank deposit · Added by you₹1,00,000₹1,07,186With interest/,
    );
    expect(rows[2]).toHaveTextContent(/^Home loanLoan · Added by youNot recorded−₹50,0005 Jan 2026/);
  });

  test('P2 · NPS and EPF of statements are listed below, read only, with a link to the import', async () => {
    const nps = {
      ...parvatElsewhere,
      ...{ id: 'n-1', asset: 'nps' as const, folio_no: '110012345678', name: 'NPS Scheme E', scheme: null },
    };
    const answers = { importedHoldings: importedReply([parvatElsewhere, nps]) };
    await openPortfolio('/portfolio/other-assets', { answers });
    const rows = within(await screen.findByRole('table', { name: 'Imported holdings' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent(/^NPS Scheme E/);
    expect(within(rows[1]!).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to imports' })).toHaveAttribute('href', '/import');
    expect(screen.queryByText('No other assets yet')).toBeNull();
    expect(screen.getByRole('link', { name: 'Add an asset' })).toBeVisible();
  });

  test.each([
    ['/portfolio/other-assets/a-9', 'otherAsset', 'View other assets', '/portfolio/other-assets'],
    [
      '/portfolio/calculation?source=manual&asset=property&id=a-9',
      'assetCalculation',
      'View your portfolio',
      '/portfolio',
    ],
  ] as const)(
    'P2 · %s of an asset that was deleted names it as gone and leads back',
    async (path, call, name, href) => {
      const gone = new ApiError({
        kind: 'not_found',
        httpStatus: 404,
        code: 'not_found',
        message: 'Not found.',
      });
      await openPortfolio(path, { answers: { [call]: () => Promise.reject(gone) } });
      expect(await screen.findByText("This asset isn't in your account")).toBeVisible();
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  test('P2 · an empty list teaches what can be recorded', async () => {
    await openPortfolio('/portfolio/other-assets');
    expect(await screen.findByText('No other assets yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an asset' })).toHaveAttribute(
      'href',
      '/portfolio/other-assets/new',
    );
  });

  test('P2 · the portfolio includes other assets, leaves them out or shows them alone', async () => {
    const { value, kinds } = netWorthReply().data;
    const elsewhere = {
      value: 57_185.9,
      kinds: [{ asset: 'bank_deposit' as const, value: 57_185.9, count: 2 }],
    };
    const worth = {
      include: { value: value + elsewhere.value, kinds: [...kinds, ...elsewhere.kinds] },
      exclude: { value, kinds },
      only: elsewhere,
    };
    await openPortfolio('/portfolio', {
      answers: {
        ...both,
        netWorth: ({ query }) =>
          netWorthReply({ has_external: true, ...worth[query?.external ?? 'include'] }),
        everyHolding: ({ query }) => holdingsReply(query?.external === 'only' ? [] : [parvat, udaan, gold]),
      },
    });
    const all = within(await screen.findByRole('region', { name: 'Net worth' }));
    expect(all.getByText('₹8,73,139.55')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Other assets' })).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'With Sanchay' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Other assets' })).toBeNull());
    expect(screen.getByRole('table', { name: 'All holdings' })).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Other assets' }));
    expect(await screen.findByText('₹57,185.90')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table', { name: 'All holdings' })).toBeNull());
  });

  test('P2 · fields that are empty are named, and nothing is sent', async () => {
    const { client } = await openPortfolio('/portfolio/other-assets/new?type=ppf');
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(3);
    expect(client.calls.map(({ name }) => name)).toEqual(['otherAssets']);
  });

  test('P2 · what is typed about a new asset survives a reload until it is recorded', async () => {
    const answers = {
      createOtherAsset: { status: 'success', data: { ...bankDeposit, name: 'PPF' } },
    } as const;
    const at = '/portfolio/other-assets/new?type=ppf';
    const { unmount } = await openPortfolio(at, { answers });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'PPF of my bank' } });
    fireEvent.change(screen.getByLabelText('Interest rate a year'), { target: { value: '7.1' } });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1,50,000' } });
    unmount();
    const again = await openPortfolio(at, { answers });
    expect(await screen.findByLabelText('Name')).toHaveValue('PPF of my bank');
    expect(screen.getByLabelText('Amount')).toHaveValue('1,50,000');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(again.client.calls.map(({ name }) => name)).toContain('createOtherAsset'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    again.unmount();
    await openPortfolio(at, { answers });
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  test('P2 · an amount below zero stays in its field with the reason, and nothing is sent', async () => {
    const { client } = await openPortfolio('/portfolio/other-assets/new?type=ppf');
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '-500' } });
    expect(screen.getByLabelText('Amount')).toHaveValue('-500');
    expect(screen.getByText("Negative numbers aren't allowed. Remove the minus sign.")).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(client.calls.map(({ name }) => name)).toEqual(['otherAssets']);
  });

  test('P2 · gold is not recorded while its weight, which may stay empty, is no number', async () => {
    const { client } = await openPortfolio('/portfolio/other-assets/new?type=physical_gold', {
      answers: { createOtherAsset: { status: 'success', data: { ...bankDeposit, name: 'Bangles' } } },
    });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Bangles' } });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '90,000' } });
    const weight = screen.getByLabelText('Weight in grams (optional)');
    fireEvent.change(weight, { target: { value: '10g' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(weight).toHaveValue('10g');
    expect(weight).toBeInvalid();
    expect(client.calls.map(({ name }) => name)).toEqual(['otherAssets']);
    fireEvent.change(weight, { target: { value: '' } });
    // A second click counts half a second after the first one.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(client.calls.find(({ name }) => name === 'createOtherAsset')?.options).toMatchObject({
        body: { type: 'physical_gold', grams: null },
      });
    });
  });

  test('P2 · an asset is recorded as typed, with the fields of its type only', async () => {
    const { client } = await openPortfolio('/portfolio/other-assets/new?type=ppf', {
      answers: { createOtherAsset: { status: 'success', data: { ...bankDeposit, name: 'PPF' } } },
    });
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'PPF' } });
    fireEvent.change(screen.getByLabelText('Interest rate a year'), { target: { value: '7.1' } });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1,50,000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'createOtherAsset')?.options).toMatchObject({
        body: {
          ...{ type: 'ppf', name: 'PPF', rate_percentage: 7.1, compounding: null, matures_on: null },
          entries: [{ on: '2026-11-20', kind: 'paid_in', amount: 150_000 }],
        },
      }),
    );
  });

  test('P2 · what the server refuses is shown at its field, and what was typed stays', async () => {
    await openPortfolio('/portfolio/other-assets/a-1', {
      answers: {
        ...both,
        otherAsset: detail,
        changeOtherAsset: () => {
          throw new ApiError({
            ...{ kind: 'validation', httpStatus: 422, code: 'asset_wrong', message: 'Correct the fields.' },
            errors: { 'entries.0.on': ['Enter today or an earlier date.'] },
          });
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Update' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Longer deposit' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter today or an earlier date.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Longer deposit');
  });

  test('P2 · a change of another tab is not overwritten: it is loaded, and what was typed stays', async () => {
    const changed = { ...bankDeposit, rate_percentage: 7.5, version: bankDeposit.version + 1 };
    let isChanged = false;
    const { client } = await openPortfolio('/portfolio/other-assets/a-1', {
      answers: {
        ...both,
        otherAsset: () => (isChanged ? { ...detail, data: { ...detail.data, asset: changed } } : detail),
        changeOtherAsset: () => {
          if (isChanged) return { status: 'success', data: changed };
          isChanged = true;
          const why = { code: 'asset_changed', message: 'This asset was changed.' };
          throw new ApiError({ kind: 'validation', httpStatus: 409, ...why });
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Update' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Longer deposit' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This asset was changed.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Load the change' }));
    expect(await screen.findByText(/^The change is loaded/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Longer deposit');
    const saved = () => client.calls.filter(({ name }) => name === 'changeOtherAsset');
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(saved()[1]?.options).toMatchObject({
        body: { name: 'Longer deposit', rate_percentage: 7.5, entries, version: changed.version },
      });
    });
  });

  test('P2 · a change that was typed before the session expired is there again, until it is saved or cancelled', async () => {
    const at = '/portfolio/other-assets/a-1';
    const answers = { ...both, otherAsset: detail };
    const before = await openPortfolio(at, { answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Update' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Longer deposit' } });
    before.unmount();
    const again = await openPortfolio(at, { answers });
    expect(await screen.findByLabelText('Name')).toHaveValue('Longer deposit');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
    again.unmount();
    await openPortfolio(at, { answers });
    expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
  });

  test('P2 · a deleted asset can be recorded again as it was', async () => {
    const { client } = await openPortfolio('/portfolio/other-assets/a-1', {
      answers: {
        ...both,
        otherAsset: detail,
        removeOtherAsset: { status: 'success' },
        createOtherAsset: { status: 'success', data: bankDeposit },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(reported).toMatchObject([{ message: 'FD, 2 years deleted' }]));
    act(() => reported[0]!.action!.onSelect());
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'createOtherAsset')?.options).toMatchObject({
        body: { type: 'bank_deposit', name: 'FD, 2 years', rate_percentage: 7, entries },
      }),
    );
  });
});
