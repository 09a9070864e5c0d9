import { ApiError } from '@sanchay/api-client';
import type { CallReply, CartPaymentMethod } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemittance } from '../testing/dollars.ts';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aLine, aPayment, paymentWays } from '../testing/orders.ts';
import { sent } from '../testing/sentCalls.ts';

// Without a window of its own, the payment goes on in the page.
jest.spyOn(window, 'open').mockReturnValue(null);

const ready = signedIn();
const unknown = 'No bank knows this UPI id. Please check it.';

const status = (
  kyc: Partial<NonNullable<CallReply<'onboardingStatus'>['data']['kyc']>> | null,
): CallReply<'onboardingStatus'> => ({
  status: 'success',
  data: {
    onboarding_state: 5,
    mode_of_investment: 'sole',
    kyc: kyc && { id: 'k1', pan_kyc_status: 0, kyc_form_check_status: 2, esign_status: 'signed', ...kyc },
    has_bank: true,
    has_risk_profile: true,
  },
});
const notReady = new ApiError({
  kind: 'refused',
  httpStatus: 403,
  code: 'not_ready_to_invest',
  message: 'Finish setting up your account first.',
});

describe('I4 a UPI id in the pay card', () => {
  const open = (bankOf: (upiId: string) => unknown) =>
    openAt(
      '/cart',
      {
        cart: aCart(),
        paymentOptions: paymentWays({ upi_ids: [] }),
        checkUpiId: ({ body }: { body: { upi_id: string } }) => bankOf(body.upi_id),
      } as never,
      { session: ready },
    );
  const leave = async (text: string) => {
    const field = await screen.findByLabelText('UPI ID (optional)');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
  };
  const pay = () => screen.getByRole('button', { name: 'Pay ₹5,000' });

  test('I4 · left, it is checked once at its bank, and the bank is named', async () => {
    const { client } = await open((upi_id) => ({
      status: 'success',
      data: { upi_id, bank_name: 'Axis Bank' },
    }));
    await leave(' asha@okaxis ');
    expect(await screen.findByText('This UPI ID is linked to an account with Axis Bank.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('UPI ID (optional)'));
    await userEvent.tab();
    const asked = client.calls.filter(({ name }) => name === 'checkUpiId');
    expect(asked.map(({ options }) => options)).toEqual([{ body: { upi_id: 'asha@okaxis' } }]);
    expect(pay()).toBeEnabled();
  });

  test('I4 · an id that no bank knows is reported beside the field, and nothing is requested from it', async () => {
    await open((upi_id) => {
      if (upi_id === 'asha@okaxis') return { status: 'success', data: { upi_id, bank_name: 'Axis Bank' } };
      throw new ApiError({
        kind: 'validation',
        httpStatus: 422,
        code: 'upi_id_unknown',
        message: unknown,
        errors: { upi_id: [unknown] },
      });
    });
    await leave('asha@nowhere');
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.getByLabelText('UPI ID (optional)')).toBeInvalid();
    expect(pay()).toBeDisabled();
    await leave('asha@okaxis');
    expect(await screen.findByText('This UPI ID is linked to an account with Axis Bank.')).toBeVisible();
    expect(screen.queryByText(unknown)).toBeNull();
    expect(pay()).toBeEnabled();
  });

  test('I4 · an empty id sends no check, and a check without a response does not prevent the payment', async () => {
    const { client } = await open(() => {
      throw new ApiError({ kind: 'server', httpStatus: 503, message: 'Not now.' });
    });
    const field = await screen.findByLabelText('UPI ID (optional)');
    await userEvent.click(field);
    await userEvent.tab();
    expect(client.calls.some(({ name }) => name === 'checkUpiId')).toBe(false);
    await leave('asha@okaxis');
    await waitFor(() => expect(client.calls.some(({ name }) => name === 'checkUpiId')).toBe(true));
    expect(field).toBeValid();
    expect(pay()).toBeEnabled();
  });
});

describe('I4 a method that cannot pay, on a phone', () => {
  const overLimit = 'UPI pays up to ₹1,00,000 a day.';
  beforeEach(() => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
  });
  afterEach(() => jest.mocked(window.matchMedia).mockRestore());
  const inBar = (text: string) => screen.findByText(text, { selector: '[data-action-bar] > p' });
  const options = paymentWays({ options: [{ method: 'upi', usable: false, reason: overLimit }] });

  test('I4 · the reason is in the bar of the cart', async () => {
    await openAt('/cart', { cart: aCart(), paymentOptions: options }, { session: ready });
    expect(await inBar(overLimit)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹5,000' })).toBeDisabled();
  });

  test('I7 · the reason is in the bar of what is paid when it is placed', async () => {
    await openAt(
      '/us-stocks/wallet/add?amount=100000',
      { previewRemittance: aRemittance(), paymentOptions: options },
      { session: ready },
    );
    expect(await inBar(overLimit)).toBeInTheDocument();
  });
});

describe('O8 paying before the account is ready', () => {
  test('O8 · while KYC is pending, Pay shows that the orders are held in the cart, and OK closes it', async () => {
    const { client } = await openAt(
      '/cart',
      { cart: aCart(), onboardingStatus: status({}) },
      { session: signedIn(5) },
    );
    expect(await screen.findByText('Your KYC is being verified')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹5,000' }));
    const dialog = await screen.findByRole('dialog', { name: 'KYC status' });
    expect(dialog).toHaveTextContent(/KYC verification is pending.*pay once you're verified/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(client.calls.some(({ name }) => name === 'pay')).toBe(false);
    expect(screen.getByText('Axis Flexi Cap')).toBeVisible();
  });

  test('O8 · a payment that the server refuses for it shows this at once', async () => {
    await openAt(
      '/cart',
      {
        cart: aCart(),
        paymentOptions: paymentWays(),
        onboardingStatus: status({}),
        pay: () => Promise.reject(notReady),
      },
      { session: ready },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹5,000' }));
    expect(await screen.findByRole('dialog', { name: 'KYC status' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Your KYC is being verified')).toBeVisible();
  });

  test('O8 · otherwise it leads to the next step', async () => {
    await openAt(
      '/cart',
      { cart: aCart(), onboardingStatus: status({ esign_status: 'pending' }) },
      { session: signedIn(5) },
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Complete setup' })).toHaveAttribute('href', '/do-esign?id=k1'),
    );
    expect(screen.getByText('Complete your account setup to invest')).toBeVisible();
  });
});

describe('I3 · a SIP of the cart is agreed to before it is paid', () => {
  const text = 'I ask to invest ₹5,000.00 in Axis Flexi Cap Fund, every month from 5 Dec 2026.';
  const sip = (hash: string) =>
    aLine({
      type: 'sip',
      frequency: 'monthly',
      start_date: '2026-12-05',
      pay_now: 0,
      consent: { text: text, hash },
    });
  const cartWith = (hash: string) => aCart({ items: [sip(hash)], pay_now: 0, scheduled: 5000 });
  const confirm = () => screen.findByRole('button', { name: 'Confirm (nothing to pay today)' });
  const open = () =>
    openAt(
      '/cart',
      { cart: cartWith('h1'), pay: aPayment({ status: 'successful', redirect_url: null }) },
      { session: ready },
    );

  test('I3 · its words stand above the button, and nothing is paid before the box is ticked', async () => {
    const { client } = await open();
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(await confirm());
    expect(await screen.findByText('Please agree to the terms to continue.')).toBeVisible();
    expect(sent(client, 'pay')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and agree' }));
    expect(screen.queryByText('Please agree to the terms to continue.')).not.toBeInTheDocument();
  });

  test('I3 · what was agreed to goes with the payment', async () => {
    const { client } = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree' }));
    await userEvent.click(await confirm());
    await waitFor(() => expect(sent(client, 'pay')).toHaveLength(1));
    expect(sent(client, 'pay')).toMatchObject([
      { body: { cart_id: 'c1', consents: [{ order_id: 'o1', hash: 'h1' }] } },
    ]);
  });

  test('I3 · words that have changed meanwhile are read and agreed to anew', async () => {
    const changed = new ApiError({
      ...{ kind: 'validation', httpStatus: 422, code: 'consent_changed', message: 'Please read it.' },
    });
    const { client } = await openAt(
      '/cart',
      {
        cart: cartWith('h1'),
        pay: () => {
          client.answer({ cart: cartWith('h2') });
          return Promise.reject(changed);
        },
      },
      { session: ready },
    );
    const box = await screen.findByRole('checkbox', { name: 'I have read this and agree' });
    await userEvent.click(box);
    await userEvent.click(await confirm());
    await waitFor(() => expect(box).not.toBeChecked());
    expect(screen.getByText('Please read it.')).toBeVisible();
  });

  test('I3 · a cart of lumpsums requires no consent text', async () => {
    await openAt('/cart', { cart: aCart() }, { session: ready });
    expect(await screen.findByRole('button', { name: 'Pay ₹5,000' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'I have read this and agree' })).not.toBeInTheDocument();
  });
});

describe('I5 when the money of a cart is with the fund house', () => {
  const outcome = (method: CartPaymentMethod, money_from: string, nav_date: string) => ({
    ...{ method, money_from, nav_date, pay_before: `${nav_date}T14:30:00.000+05:30` },
    rule_id: `money-${method}-2021`,
  });

  test('I5 · the chosen method shows the payment date and the NAV it gets', async () => {
    const by_method = [
      outcome('upi', '2026-11-20T05:00:00.000Z', '2026-11-20'),
      outcome('netbanking', '2026-11-23T04:45:00.000Z', '2026-11-23'),
    ];
    await openAt(
      '/cart',
      { cart: aCart({ items: [aLine({ by_method })] }), paymentOptions: paymentWays() },
      { session: ready },
    );
    const says = (time: string) => `If you pay now, the fund house can use the money from ${time}.`;
    expect(await screen.findByText(says('20 Nov 2026, 10:30 am'))).toBeVisible();
    expect(screen.getByText('NAV of 20 Nov 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Net banking/ }));
    expect(screen.getByText(says('23 Nov 2026, 10:15 am'))).toBeVisible();
    expect(screen.getByText('NAV of 23 Nov 2026')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Source' }).at(-1)).toBeVisible();
    expect(screen.queryByText(/money-netbanking/)).toBeNull();
  });
});
