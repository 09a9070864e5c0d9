import { ApiError } from '@sanchay/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMandate, theMandates, theTerms } from '../testing/mandates.ts';
import { openAt, signedIn } from '../testing/openAt.ts';

const session = signedIn();
const bank = { closed: false, close: jest.fn(), location: { replace: jest.fn<void, [string]>() } };
const open = jest.spyOn(window, 'open');

beforeEach(() => {
  bank.location.replace.mockReset();
  open.mockReset().mockReturnValue(bank as unknown as Window);
});

describe('I4 mandates', () => {
  test('I4 · without a mandate, the page explains what one is for and how to get it', async () => {
    await openAt('/mandates', { mandates: theMandates(), mandateTerms: theTerms() }, { session });
    expect(await screen.findByText('No mandate yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set up a mandate' }));
    expect(await screen.findByLabelText('Bank account')).toHaveValue('b1');
    expect(screen.getByRole('radio', { name: /OneClick: with your UPI app/ })).toBeChecked();
    expect(screen.getByText('A few minutes, up to ₹1,00,000 per debit')).toBeVisible();
  });

  test('I4 · the answers go to the bank’s page, once', async () => {
    const user = userEvent.setup();
    const made = aMandate({ status: 'initiated', redirect_url: 'https://bank.example/m1' });
    const { client } = await openAt(
      '/mandates',
      {
        mandates: theMandates(),
        mandateTerms: theTerms(),
        createMandate: { status: 'success', data: made },
        mandate: { status: 'success', data: made },
      },
      { session },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up a mandate' }));
    const limit = await screen.findByLabelText('Limit per debit');
    await user.clear(limit);
    await user.type(limit, '30000');
    await user.click(screen.getByRole('button', { name: 'Continue to bank' }));
    const asked = client.calls.filter(({ name }) => name === 'createMandate');
    expect(asked).toHaveLength(1);
    expect(asked[0]!.options).toMatchObject({
      body: { type: 'xsip', bank_id: 'b1', limit: 30_000, until: '2036-11-21' },
    });
    expect(bank.location.replace).toHaveBeenCalledWith('https://bank.example/m1');
  });

  test('I4 · what the server refuses is reported beside its field, and all other input stays', async () => {
    const user = userEvent.setup();
    const text = 'The limit is at most ₹1,00,000 for this kind of mandate.';
    await openAt(
      '/mandates',
      {
        mandates: theMandates(),
        mandateTerms: theTerms(),
        createMandate: () => {
          throw new ApiError({
            kind: 'validation',
            httpStatus: 422,
            message: text,
            errors: { limit: [text] },
          });
        },
      },
      { session },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up a mandate' }));
    const limit = await screen.findByLabelText('Limit per debit');
    await user.clear(limit);
    await user.type(limit, '200000');
    await user.click(screen.getByRole('button', { name: 'Continue to bank' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(limit).toHaveValue('2,00,000');
  });

  test('I4 · an active one shows limit, end and number; an announced debit can be called off', async () => {
    const user = userEvent.setup();
    const debit = {
      id: 'd1',
      date: '2026-12-05',
      amount: 5000,
      status: 'announced' as const,
      reason: null,
      about: 'Fund X',
      opt_out_before: '2026-12-05T02:30:00Z',
    };
    const off = { ...debit, status: 'called_off' as const, opt_out_before: null };
    const { client } = await openAt(
      '/mandates',
      {
        mandates: theMandates(aMandate({ debits: [debit] })),
        skipDebit: () => {
          client.answer({ mandates: theMandates(aMandate({ debits: [off] })) });
          return { status: 'success', data: aMandate({ debits: [off] }) };
        },
      },
      { session },
    );
    const card = within((await screen.findByText('OneClick · HDFC Bank ••1234')).closest('li')!);
    for (const text of ['₹25,000', '20 Nov 2036', 'SNDB0000000000000001', 'Active', '₹5,000 on 5 Dec 2026'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('You can cancel this debit until 5 Dec 2026, 8:00 am.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Cancel debit' }));
    expect(await screen.findByText('₹5,000 on 5 Dec 2026: cancelled')).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'skipDebit')!.options).toMatchObject({
      params: { id: 'm1', debit: 'd1' },
    });
  });

  test('I4 · ending one explains first what it means', async () => {
    const user = userEvent.setup();
    const { client } = await openAt('/mandates', { mandates: theMandates(aMandate()) }, { session });
    await user.click(await screen.findByRole('button', { name: 'Cancel mandate' }));
    expect(
      screen.getByText(
        "HDFC Bank ••1234 will stop debiting instalments. This can't be undone, but you can set up a new mandate.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mandate' }));
    expect(client.calls.some(({ name }) => name === 'revokeMandate')).toBe(false);
  });

  test('I4 · a user who comes back from the bank sees the state of the mandate', async () => {
    const data = aMandate({ status: 'rejected', reason: 'You or the bank declined it. Nothing is debited.' });
    await openAt(
      '/mandates?mandate=m1',
      { mandates: theMandates(data), mandate: { status: 'success', data } },
      { session },
    );
    expect(await screen.findByText('Your OneClick mandate was rejected')).toBeVisible();
    expect(screen.getByText('Rejected')).toBeVisible();
  });

  test('I4 · without a verified bank account the way there is shown', async () => {
    await openAt(
      '/mandates',
      { mandates: theMandates(), mandateTerms: theTerms({ banks: [] }) },
      { session },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set up a mandate' }));
    expect(await screen.findByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
      'href',
      '/profile/bank',
    );
  });
});
