import { MINOR_ACCESS, type SessionState, type UserInfo } from '@sanchay/contracts';
import { screen } from '@testing-library/react';
import { openAt, signedIn } from './testing/openAt.ts';

const MINE = /^\/(stocks|us-stocks|fixed-deposit|orders|systematic)/;
const screens = (when: keyof typeof MINOR_ACCESS) =>
  Object.entries(MINOR_ACCESS[when]).filter(([, path]) => MINE.test(path) && path !== '/stocks/cash');
const session = (status: 'minor' | 'of_age', handed_over = false): SessionState => {
  const signed = signedIn();
  const user = { ...signed.user, minor_account: { name: 'Anaya Rao', status, handed_over } } as UserInfo;
  return { ...signed, user };
};

describe('screens of what is closed in the account of a minor', () => {
  test.each(screens('never'))('P7 · %s is not offered at %s', async (_call, path) => {
    await openAt(path, {}, { session: session('minor') });
    expect(await screen.findByRole('heading', { name: "Not available in a child's account" })).toBeVisible();
    expect(screen.getByText(/A guardian can invest in mutual funds for Anaya Rao/)).toBeVisible();
  });

  test.each([...screens('never'), ...screens('until_of_age')])(
    'P7 · %s is closed at %s from the 18th birthday, with the way to the hand-over',
    async (_call, path) => {
      await openAt(path, {}, { session: session('of_age') });
      expect(await screen.findByRole('heading', { name: 'Anaya Rao is now 18' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to Family' })).toHaveAttribute('href', '/family');
    },
  );

  test.each([...screens('never'), ...screens('until_of_age')])(
    'P7 · %s is closed at %s after the hand-over, with the way to KYC',
    async (_call, path) => {
      await openAt(path, {}, { session: session('of_age', true) });
      expect(await screen.findByRole('heading', { name: 'Anaya Rao is now 18' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/kyc');
    },
  );

  test.each(screens('until_of_age'))('P7 · %s is open to the guardian at %s', async (_call, path) => {
    await openAt(path, {}, { session: session('minor') });
    expect(screen.queryByText("Not available in a child's account")).toBeNull();
    expect(screen.queryByText('Anaya Rao is now 18')).toBeNull();
  });
});
