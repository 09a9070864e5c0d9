import type { UserInfo } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { Header } from './Header.tsx';

const user = (of: Pick<UserInfo, 'managed_account' | 'minor_account'>) =>
  ({ fname: 'Farah', name: 'Farah Khan', email: 'farah@sanchay.example', ...of }) as UserInfo;
const managed = { owner_name: 'Asha Kulkarni', own_portfolio_id: 1 };
const summary = { id: 1, name: 'Personal' };
const show = (
  managed_account: UserInfo['managed_account'],
  language: 'en' | 'hi' = 'en',
  child?: UserInfo['minor_account'],
) =>
  renderInShell(<Header />, {
    language,
    session: {
      loggedIn: true,
      userFetched: true,
      user: user({ managed_account, ...(child && { minor_account: child }) }),
    },
    answers: {
      portfolioList: { status: 'success', data: [summary] },
      managedAccounts: {
        status: 'success',
        data: [
          { id: 'm1', name: 'Asha Kulkarni', portfolio_id: 'p1', request_status: 'accepted' },
          { id: 'm2', name: 'Meera Iyer', portfolio_id: 'p2', request_status: 'waiting' },
        ],
      },
    } as never,
  });

test('S4 · every page of a managed account shows whose it is, that it is view-only, and a link back', async () => {
  const { switched } = await show(managed);
  const bar = screen.getByRole('complementary', { name: 'View-only access' });
  expect(bar).toHaveTextContent("You're viewing Asha Kulkarni's account · View-only access");
  await userEvent.click(within(bar).getByRole('button', { name: 'Back to my account' }));
  expect(switched).toEqual(['1']);
});

test('S4 · the account of a child has the name of the child, not of the guardian', async () => {
  await show(managed, 'en', { name: 'Anaya Kulkarni', status: 'minor' });
  expect(screen.getByRole('complementary')).toHaveTextContent("You're viewing Anaya Kulkarni's account");
  expect(screen.getByText('Farah · Anaya Kulkarni')).toBeInTheDocument();
});

test('S4 · a guardian in the account of the own child sees whose it is, and the way back to the own account', async () => {
  const { switched } = await show(null, 'en', { name: 'Anaya Kulkarni', status: 'minor' });
  const bar = screen.getByRole('complementary', { name: "You're the guardian" });
  expect(bar).toHaveTextContent("You're viewing Anaya Kulkarni's account · You're the guardian");
  await userEvent.click(await within(bar).findByRole('button', { name: 'Back to my account' }));
  expect(switched).toEqual(['1']);
});

test('S4 · whoever took over the own account of childhood has no such bar', async () => {
  await show(null, 'en', { name: 'Anaya Kulkarni', status: 'of_age', handed_over: true });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('S4 · in Hindi too', async () => {
  await show(managed, 'hi');
  const bar = screen.getByRole('complementary', { name: 'सिर्फ़ देखने की अनुमति' });
  expect(bar).toHaveTextContent('आप Asha Kulkarni का खाता देख रहे हैं');
  expect(within(bar).getByRole('button', { name: 'अपने खाते पर लौटें' })).toBeVisible();
});

test('S4 · the own account has no such bar', async () => {
  await show(null);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('S4 · the menu names the owner and keeps managed accounts apart, only those that were accepted', async () => {
  await show(managed);
  const menu = screen.getByText('Farah · Asha Kulkarni').closest('details')!;
  expect(await within(menu).findByText('Accounts you manage (view only)')).toBeInTheDocument();
  expect(within(menu).getByRole('button', { name: 'Asha Kulkarni', hidden: true })).toBeInTheDocument();
  expect(within(menu).queryByRole('button', { name: 'Meera Iyer', hidden: true })).toBeNull();
});
