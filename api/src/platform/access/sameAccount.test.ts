import { calls } from '@sanchay/contracts/calls';
import { assertSameAccount } from './sameAccount.ts';

const asked = (id?: string) => ({ headers: id === undefined ? {} : { 'x-portfolio-id': id } });
const actor = { portfolioId: 'p1', portfolioNumber: 1000001 };

test('X4 · a write that was meant for another account is refused and ends no session', () => {
  for (const other of ['p2', '1000002', '1', ''])
    expect(() => assertSameAccount(asked(other), calls.createOrder, actor)).toThrow(
      expect.objectContaining({ httpStatus: 409, status: 'failure', code: 'account_changed' }),
    );
});

test.each([
  ['the current account', asked('1000001'), calls.createOrder, actor],
  ['the UUID that a tab of contracts 1 holds', asked('p1'), calls.createOrder, actor],
  ['no account', asked(), calls.createOrder, actor],
  ['a read', asked('p2'), calls.cart, actor],
  ['the choice of an account', asked('p2'), calls.switchPortfolio, actor],
  ['a call of sign-in', asked('p2'), calls.refreshSession, actor],
  ['nobody signed in', asked('p2'), calls.createOrder, null],
])('X4 · %s passes', (_what, request, call, who) => {
  expect(() => assertSameAccount(request, call, who)).not.toThrow();
});
