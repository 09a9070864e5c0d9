import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, paymentWays } from '../testing/orders.ts';

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
  const leave = async (words: string) => {
    const field = await screen.findByLabelText('UPI id (optional)');
    await userEvent.clear(field);
    await userEvent.type(field, words);
    await userEvent.tab();
  };
  const pay = () => screen.getByRole('button', { name: 'Pay ₹5,000' });

  test('I4 · left, it is checked once at its bank, and the bank is named', async () => {
    const { client } = await open((upi_id) => ({
      status: 'success',
      data: { upi_id, bank_name: 'Axis Bank' },
    }));
    await leave(' asha@okaxis ');
    expect(await screen.findByText('This id belongs to an account at Axis Bank.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('UPI id (optional)'));
    await userEvent.tab();
    const asked = client.calls.filter(({ name }) => name === 'checkUpiId');
    expect(asked.map(({ options }) => options)).toEqual([{ body: { upi_id: 'asha@okaxis' } }]);
    expect(pay()).toBeEnabled();
  });

  test('I4 · one that no bank knows is said beside the field, and nothing is asked from it', async () => {
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
    expect(screen.getByLabelText('UPI id (optional)')).toBeInvalid();
    expect(pay()).toBeDisabled();
    await leave('asha@okaxis');
    expect(await screen.findByText('This id belongs to an account at Axis Bank.')).toBeVisible();
    expect(screen.queryByText(unknown)).toBeNull();
    expect(pay()).toBeEnabled();
  });

  test('I4 · left empty nothing is asked, and a check without an answer keeps nobody from paying', async () => {
    const { client } = await open(() => {
      throw new ApiError({ kind: 'server', httpStatus: 503, message: 'Not now.' });
    });
    const field = await screen.findByLabelText('UPI id (optional)');
    await userEvent.click(field);
    await userEvent.tab();
    expect(client.calls.some(({ name }) => name === 'checkUpiId')).toBe(false);
    await leave('asha@okaxis');
    await waitFor(() => expect(client.calls.some(({ name }) => name === 'checkUpiId')).toBe(true));
    expect(field).toBeValid();
    expect(pay()).toBeEnabled();
  });
});

describe('O8 paying before the account is ready', () => {
  test('O8 · while KYC is pending, Pay says that the orders are held in the cart, and OK closes it', async () => {
    const { client } = await openAt(
      '/cart',
      { cart: aCart(), onboardingStatus: status({}) },
      { session: signedIn(5) },
    );
    expect(await screen.findByText('Your KYC is being checked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹5,000' }));
    const dialog = await screen.findByRole('dialog', { name: 'KYC status' });
    expect(dialog).toHaveTextContent(/KYC verification is pending.*they are held there/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(client.calls.some(({ name }) => name === 'pay')).toBe(false);
    expect(screen.getByText('Axis Flexi Cap Fund')).toBeVisible();
  });

  test('O8 · a payment that the server refuses for it says so at once', async () => {
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
    expect(screen.getByText('Your KYC is being checked')).toBeVisible();
  });

  test('O8 · otherwise it leads to the next step', async () => {
    await openAt(
      '/cart',
      { cart: aCart(), onboardingStatus: status({ esign_status: 'pending' }) },
      { session: signedIn(5) },
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Finish setting up' })).toHaveAttribute(
        'href',
        '/do-esign?id=k1',
      ),
    );
    expect(screen.getByText('Your account is not ready to invest yet')).toBeVisible();
  });
});
