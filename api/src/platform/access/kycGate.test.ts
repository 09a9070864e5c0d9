import type { CallName } from '@sanchay/contracts';
import type { Context } from '../context.ts';
import { assertKyc } from './kycGate.ts';

const refusal = async (name: CallName, body: object, lapsed = true) => {
  const ctx = { hasLapsedKyc: () => Promise.resolve(lapsed) } as unknown as Context;
  return assertKyc(ctx, name, { portfolioId: 'p1', body }).then(
    () => null,
    ({ code }: { code: string }) => code,
  );
};

test.each<[CallName, object]>([
  ['pay', {}],
  ['createRemittance', {}],
  ['createSystematic', { kind: 'sip' }],
  ['createSystematic', { kind: 'stp' }],
  ['createSwitch', {}],
  ['startHarvest', {}],
  ['createGoldOrder', { side: 'buy' }],
  ['createDeposit', {}],
  ['createStockOrder', { side: 'buy' }],
  ['createUsOrder', { side: 'buy' }],
])('P9 · %s with %j is refused while KYC has lapsed, and only then', async (name, body) => {
  expect([await refusal(name, body), await refusal(name, body, false)]).toEqual(['kyc_lapsed', null]);
});

test.each<[CallName, object]>([
  ['createRedemption', {}],
  ['createSystematic', { kind: 'swp' }],
  ['createStockOrder', { side: 'sell' }],
  ['createUsOrder', { side: 'sell' }],
  ['createUsWithdrawal', {}],
  ['withdrawTradingCash', {}],
  ['closeDeposit', {}],
  ['stopSystematic', {}],
  ['pauseSystematic', {}],
  ['cancelOrder', {}],
  ['payChargeback', {}],
])('P9 · %s with %j stays possible while KYC has lapsed', async (name, body) => {
  expect(await refusal(name, body)).toBeNull();
});
