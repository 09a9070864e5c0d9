import type { UserInfo } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { screen } from '@testing-library/react';
import { AccountFiles, OwnerOnly, OwnerPage } from './OwnerOnly.tsx';

const messages = { en: async () => ({}), hi: async () => ({}) };
const managed = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 };
const session = (managed_account: UserInfo['managed_account'] | undefined) => ({
  loggedIn: true,
  userFetched: true,
  user: { name: 'Farah Khan', ...(managed_account !== undefined && { managed_account }) } as UserInfo,
});
function Actions() {
  return (
    <>
      <OwnerOnly>
        <button type="button">Pay</button>
      </OwnerOnly>
      <OwnerOnly quiet>
        <button type="button">Redeem</button>
      </OwnerOnly>
      <OwnerPage>
        <button type="button">Set up</button>
      </OwnerPage>
    </>
  );
}
const open = (of: UserInfo['managed_account'] | undefined, language: 'en' | 'hi' = 'en') =>
  renderRemote(Actions, { name: 'mfe-test', messages, session: session(of), language });

describe('actions of the owner of an account', () => {
  test.each([null, undefined])('S4 · on the own account they are all there (%s)', async (of) => {
    await open(of);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Pay',
      'Redeem',
      'Set up',
    ]);
  });

  test('S4 · in a managed account none is available, and the page names who has them', async () => {
    await open(managed);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByText('View-only access')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'View-only access' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(
      screen.getAllByText('Only Asha Kulkarni can make changes or place orders in this account.'),
    ).toHaveLength(2);
  });

  test.each([
    ['view', 0],
    ['view_identifiers', 1],
    ['prepare', 1],
  ] as const)('P7 · a manager with the scope %s is offered %i files', async (scope, files) => {
    const Files = () => (
      <AccountFiles>
        <button type="button">Download</button>
      </AccountFiles>
    );
    await renderRemote(Files, { name: 'mfe-test', messages, session: session({ ...managed, scope }) });
    expect(screen.queryAllByRole('button', { name: 'Download' })).toHaveLength(files);
    expect(screen.queryAllByText("Your access doesn't include downloads.")).toHaveLength(1 - files);
  });

  test('P7 · a manager who prepares orders reads which those are', async () => {
    await open({ ...managed, scope: 'prepare' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Only Asha Kulkarni can do this' })).toBeVisible();
    expect(
      screen.getAllByText(
        'You can prepare fund investments, redemptions and switches. Asha Kulkarni confirms each one.',
      ),
    ).toHaveLength(2);
  });

  test('S4 · in Hindi too', async () => {
    await open(managed, 'hi');
    expect(screen.getAllByText('इस खाते में बदलाव या ऑर्डर सिर्फ़ Asha Kulkarni कर सकते हैं।')).toHaveLength(2);
  });
});

describe('actions that are closed in the account of a minor', () => {
  const Both = () => (
    <>
      <OwnerOnly quiet minors="never">
        <button type="button">Buy shares</button>
      </OwnerOnly>
      <OwnerOnly quiet minors="until_of_age">
        <button type="button">Invest</button>
      </OwnerOnly>
      <OwnerOnly quiet>
        <button type="button">Rename</button>
      </OwnerOnly>
    </>
  );
  test.each([
    ['none', undefined, ['Buy shares', 'Invest', 'Rename']],
    ['a minor', 'minor', ['Invest', 'Rename']],
    ['one of age without KYC', 'of_age', ['Rename']],
  ] as const)('P7 · in the account of %s', async (_who, status, expected) => {
    const user = { name: 'Asha', ...(status && { minor_account: { name: 'Anaya', status } }) } as UserInfo;
    await renderRemote(Both, {
      ...{ name: 'mfe-test', messages },
      session: { loggedIn: true, userFetched: true, user },
    });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
  });
});
