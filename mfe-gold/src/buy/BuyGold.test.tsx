import { MINOR_ACCESS } from '@sanchay/contracts';
import { ApiError } from '@sanchay/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha, buyAnswers, buyWithOtp, heldPrice, payment, placed, renderGold } from '../testGold.ts';

describe('/gold/buy', () => {
  // A browser that opens no window, unless a test gives one.
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => {
    jest.restoreAllMocks();
    window.location.hash = '';
  });

  it('G1 · starts at ₹250 and shows to the paisa what that comes to', async () => {
    await renderGold({ at: '/gold/buy', answers: buyAnswers, session: asha() });
    expect(await screen.findByLabelText('Amount')).toHaveValue('250');
    expect(await screen.findByText('0.0821 g')).toBeInTheDocument();
    expect(screen.getByText('₹242.72')).toBeInTheDocument();
    expect(screen.getAllByText('₹3.64')).toHaveLength(2);
    expect(screen.getByText('₹3,042.24')).toBeInTheDocument();
    expect(await payment()).toHaveTextContent('Pay ₹250.00');
    expect(screen.getByText('₹10 to ₹1,80,000 per order, including GST.')).toBeInTheDocument();
    expect(screen.getByText('Not regulated by SEBI')).toBeInTheDocument();
  });

  it('G1 · places the order at the held price, once for a double click, and goes to the payment page', async () => {
    const { client } = await renderGold({
      at: '/gold/buy?by=rupees&value=1000',
      answers: buyAnswers,
      session: asha(),
    });
    await buyWithOtp('dblClick');
    await waitFor(() => expect(window.location.hash).toBe('#pay-1'));
    expect(placed(client.calls)).toEqual([
      {
        body: { block_id: 'block-1', side: 'buy', method: 'upi', step_up: 'token-1', amount: 1000 },
      },
    ]);
  });

  it('G1 · who turns back at the OTP buys nothing and opens no window', async () => {
    const { client } = await renderGold({ at: '/gold/buy', answers: buyAnswers, session: asha() });
    await userEvent.click(await payment());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(placed(client.calls)).toEqual([]);
    expect(window.open).not.toHaveBeenCalled();
  });

  it('G1 · by grams sends grams, and pays with what was chosen', async () => {
    const { client, location } = await renderGold({ at: '/gold/buy', answers: buyAnswers, session: asha() });
    await userEvent.click(await screen.findByLabelText('In grams'));
    await userEvent.clear(screen.getByLabelText('Grams'));
    await userEvent.type(screen.getByLabelText('Grams'), '0.3287');
    await userEvent.selectOptions(screen.getByLabelText('Payment method'), 'Net banking');
    expect(location()).toBe('/gold/buy?by=grams&value=0.3287');
    expect(await payment()).toHaveTextContent('Pay ₹999.99');
    await buyWithOtp();
    expect(client.calls.find(({ name }) => name === 'startStepUp')!.options).toEqual({
      body: { purpose: 'purchase', confirms: 'gold:block-1:grams:0.3287' },
    });
    await waitFor(() => expect(placed(client.calls)).toHaveLength(1));
    expect(placed(client.calls)[0]!.body).toEqual({
      block_id: 'block-1',
      side: 'buy',
      method: 'netbanking',
      step_up: 'token-1',
      grams: 0.3287,
    });
  });

  it.each([
    ['rupees', '5', 'Minimum order is ₹10, including GST.'],
    ['rupees', '180001', 'Maximum order is ₹1,80,000, including GST.'],
    ['grams', '0.001', 'Below the minimum order of ₹10.'],
    ['grams', '60', 'Above the maximum order of ₹1,80,000.'],
  ])('G1 · %s of %s is refused beside the field and nothing is sent', async (by, value, text) => {
    const { client } = await renderGold({
      at: `/gold/buy?by=${by}&value=${value}`,
      answers: buyAnswers,
      session: asha(),
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(await payment());
    expect(placed(client.calls)).toEqual([]);
  });

  it.each([
    ['?by=rupees&value=lots', 'Not used: Amount. Check the values below.', 'Amount'],
    ['?by=grams&value=1e9x', 'Not used: Grams. Check the values below.', 'Grams'],
  ])('G1 · %s of a link is named, and nothing is chosen in its place', async (query, text, field) => {
    const { client } = await renderGold({
      at: `/gold/buy${query}`,
      answers: buyAnswers,
      session: asha(),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(field)).toHaveValue('');
    await userEvent.click(await payment());
    expect(placed(client.calls)).toEqual([]);
    await userEvent.type(screen.getByLabelText(field), '1');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('G1 · another way of buying than the two is named', async () => {
    await renderGold({ at: '/gold/buy?by=barter', answers: buyAnswers, session: asha() });
    expect(
      await screen.findByText('Not used: Buy by amount or grams. Check the values below.'),
    ).toBeVisible();
  });

  it('G1 · an empty amount is only reported when the user tries to pay', async () => {
    const { client } = await renderGold({ at: '/gold/buy', answers: buyAnswers, session: asha() });
    await userEvent.clear(await screen.findByLabelText('Amount'));
    expect(screen.queryByText('Enter an amount.')).toBeNull();
    await userEvent.click(await payment());
    expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
    expect(placed(client.calls)).toEqual([]);
  });

  it('G1 · amounts to tap add to the field in rupees, and fill it in grams', async () => {
    await renderGold({ at: '/gold/buy', answers: buyAnswers, session: asha() });
    const before = Number((await screen.findByLabelText<HTMLInputElement>('Amount')).value.replace(',', ''));
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹5,000' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹1,000' }));
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(Number(field.value.replace(',', ''))).toBe(before + 6_000);
    await userEvent.click(screen.getByRole('radio', { name: 'In grams' }));
    await userEvent.click(screen.getByRole('button', { name: '5 g' }));
    expect(screen.getByLabelText('Grams')).toHaveValue('5');
  });

  it('G1 · the server’s message about the amount is shown beside the field', async () => {
    const text = 'Maximum order is ₹1,000, including GST.';
    await renderGold({
      at: '/gold/buy?by=rupees&value=5000',
      answers: {
        ...buyAnswers,
        createGoldOrder: () => {
          throw new ApiError({
            kind: 'validation',
            code: 'above_maximum',
            message: text,
            errors: { amount: [text] },
          });
        },
      },
      session: asha(),
    });
    await buyWithOtp();
    expect(await screen.findByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining(text));
    await userEvent.type(screen.getByLabelText('Amount'), '0');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('G1 · a lost answer explains that trying again does not buy twice, and sends the same request, hence the same key', async () => {
    const { client } = await renderGold({
      at: '/gold/buy',
      answers: {
        ...buyAnswers,
        createGoldOrder: () => {
          throw new ApiError({ kind: 'unsure' });
        },
      },
      session: asha(),
    });
    await buyWithOtp();
    expect(await screen.findByText('Trying again at this price will not buy twice.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gold orders' })).toBeInTheDocument();
    const later = performance.now() + 501;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await userEvent.click(await payment());
    await waitFor(() => expect(placed(client.calls)).toHaveLength(2));
    const [first, second] = placed(client.calls);
    expect(second).toEqual(first);
  });

  it('G1 · anybody sees price and preview, and is led to log in and back to the same amount', async () => {
    await renderGold({ at: '/gold/buy?by=grams&value=1', answers: buyAnswers });
    expect(await screen.findByText('1.0000 g')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in to buy' })).toHaveAttribute(
      'href',
      '/login?next=%2Fgold%2Fbuy%3Fby%3Dgrams%26value%3D1',
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('G1 · a non-resident reads the reason in place of the form', async () => {
    const refusal = { code: 'not_for_non_residents', message: 'Digital gold is for residents.' };
    await renderGold({
      at: '/gold/buy',
      answers: { ...buyAnswers, goldCurrentPrice: { ...heldPrice(), refusal } },
      session: asha(),
    });
    expect(await screen.findByText('You cannot buy digital gold')).toBeInTheDocument();
    expect(screen.getByText('Digital gold is for residents.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('G1 · a user whose account is not ready sees this and the next step', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null } as const;
    const facts = { onboarding_state: 5, mode_of_investment: 'sole', kyc } as const;
    const onboardingStatus = {
      status: 'success' as const,
      data: { ...facts, has_bank: false, has_risk_profile: true },
    };
    const { bus } = await renderGold({
      at: '/gold/buy',
      answers: { ...buyAnswers, onboardingStatus },
      session: asha(5),
    });
    expect(await screen.findByText('Complete your account setup to buy gold')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Complete setup' })).toHaveAttribute(
        'href',
        '/bank-solo-setup',
      ),
    );
    act(() => bus.emit('account/switched', { portfolioId: 'p2', name: 'Family', onboardingState: 13 }));
    expect(await payment()).toBeEnabled();
  });

  test.each(['minor', 'of_age'] as const)(
    'P7 · gold is not offered in the account of a child (%s)',
    async (status) => {
      const signed = asha(5);
      const user = { ...signed.user, minor_account: { name: 'Anaya Rao', status } };
      await renderGold({
        at: MINOR_ACCESS.never.createGoldOrder,
        answers: buyAnswers,
        session: { ...signed, user },
      });
      const title = status === 'minor' ? "Not available in a child's account" : 'Anaya Rao is now 18';
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    },
  );

  it('P7 · a manager reads who may buy, and gets no form', async () => {
    const signed = asha();
    const managed_account = { owner_name: 'Ravi Nair', own_portfolio_id: 2, scope: 'view' } as const;
    await renderGold({
      at: '/gold/buy',
      answers: buyAnswers,
      session: { ...signed, user: { ...signed.user, managed_account } as typeof signed.user },
    });
    expect(await screen.findByRole('heading', { name: 'View-only access' })).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});
