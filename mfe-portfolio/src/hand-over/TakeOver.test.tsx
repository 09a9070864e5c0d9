import type { CallReply } from '@sanchay/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

type Offer = CallReply<'handOverOffer'>['data'];

const offer: Offer = {
  status: 'waiting',
  guardian_name: 'Leela Rao',
  name: 'Anaya Rao',
  email: 'a•••@rao.example',
  mobile: '••••••3210',
  expires_at: '2027-01-29T00:00:00.000Z',
  hurdle: null,
};
const open = (over: Partial<Offer> = {}, more = {}) =>
  openPortfolio('/family/hand-over/8d0e3f0e-0000-4000-8000-000000000001', {
    answers: { handOverOffer: { status: 'success', data: { ...offer, ...over } }, ...more },
  });

describe('the offer of an account to a child who is 18', () => {
  test('P7 · the date of birth is sent with the acceptance', async () => {
    const { client } = await open(
      {},
      { acceptHandOver: { status: 'success', data: { portfolio_id: 7, name: 'Anaya Rao' } } },
    );
    expect(
      await screen.findByRole('heading', { name: 'Anaya Rao, this account is yours now' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take over with OTP' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Your date of birth'), { target: { value: '2009-01-15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take over with OTP' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'acceptHandOver')?.options).toMatchObject({
        body: { date_of_birth: '2009-01-15' },
      }),
    );
  });

  test.each<[Offer['hurdle'], string]>([
    ['mobile_missing', 'Add your mobile number'],
    ['mobile_differs', 'Another mobile number'],
    ['email_unconfirmed', 'Verify your email address'],
    ['other_person', 'This login belongs to someone else'],
    ['in_progress', 'An order, payment or bank mandate is in progress'],
  ])('P7 · with %s the page states what is missing', async (hurdle, title) => {
    await open({ hurdle });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take over with OTP' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });

  test('P7 · another login reads which e-mail the link is for, and no name', async () => {
    await open({ hurdle: 'other_login', name: null });
    expect(await screen.findByRole('heading', { name: 'This link is for another login' })).toBeVisible();
    expect(screen.getByText(/a•••@rao\.example/)).toBeVisible();
    expect(screen.queryByText(/Anaya/)).toBeNull();
  });

  test.each<[Offer['status'], string]>([
    ['accepted', 'This account has been taken over'],
    ['declined', 'You declined this account'],
    ['cancelled', 'This link was cancelled'],
    ['expired', 'This link has expired'],
    ['locked', 'Too many wrong dates of birth'],
  ])('P7 · an offer that is %s states it and leads to the dashboard', async (status, title) => {
    await open({ status });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  });
});
