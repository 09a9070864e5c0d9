import { readCrashOptions } from '../options.ts';
import { depositVerdict, type DepositJournal } from './depositVerdict.ts';
import { plantedDeposits, type DepositFact, type DepositState } from './readDeposits.ts';

const fact = (id: string, over: Partial<DepositFact> = {}): DepositFact => ({
  id,
  portfolioId: 'p1',
  state: 'active',
  principal: '8000.00',
  balance: '8000.00',
  paid: null,
  payment: 'successful',
  decided: 'accepted',
  ...over,
});
const sound: DepositState = {
  deposits: [
    fact('d1'),
    fact('d2', { state: 'withdrawn', balance: '0.00', paid: '8010.00' }),
    fact('d3', { state: 'rejected', balance: '0.00', payment: 'refunded', decided: 'rejected' }),
    fact('d4', { state: 'not_paid', balance: '0.00', payment: 'failed', decided: null }),
  ],
  transfers: [
    { depositId: 'd1', kind: 'deposit_booking', held: '8000.0000' },
    { depositId: 'd2', kind: 'deposit_booking', held: '8000.0000' },
    { depositId: 'd2', kind: 'deposit_withdrawal', held: '-8000.0000' },
  ],
  requests: ['d1', 'd2', 'd3'],
};
const journal: DepositJournal = {
  booked: ['d1', 'd2', 'd3', 'd4'].map((id) => ({ id, portfolioId: 'p1', amount: 8_000 })),
  withdrawn: new Map([['d2', 8_010]]),
};

test('I8 · deposits that payment, issuer, ledger and acknowledgements explain are sound', () => {
  expect(depositVerdict(journal, sound)).toEqual([]);
});

test.each([
  ['lost-deposit', 'deposit d1 was acknowledged and is lost'],
  ['double-deposit', 'deposit d1, active, has 2 of deposit_booking'],
] as const)('I8 · a planted %s is seen', (plant, fault) => {
  expect(depositVerdict(journal, plantedDeposits(sound, plant))).toContain(fault);
  expect(readCrashOptions(['--plant', plant]).plant).toBe(plant);
});

const withFirst = (over: Partial<DepositFact>): DepositState => ({
  ...sound,
  deposits: [fact('d1', over), ...sound.deposits.slice(1)],
});
test.each<[string, DepositState, string]>([
  [
    'another amount',
    withFirst({ principal: '9000.00' }),
    'deposit d1 was acknowledged for 8000, it is for 9000.00',
  ],
  ['a booking without end', withFirst({ state: 'booking' }), 'deposit d1 is still booking'],
  [
    'a deposit that the issuer rejected',
    withFirst({ decided: 'rejected' }),
    'deposit d1 is active, its payment successful and the issuer says rejected',
  ],
  [
    'a deposit that nobody paid',
    withFirst({ payment: 'expired' }),
    'deposit d1 is active, its payment expired and the issuer says accepted',
  ],
  [
    'a balance that the ledger does not hold',
    withFirst({ balance: '8001.00' }),
    'deposit d1 has a balance of 8001.00, the ledger holds 8000.0000',
  ],
  [
    'a deposit that was never confirmed',
    { ...sound, deposits: [...sound.deposits, fact('d5', { state: 'not_paid', payment: 'failed' })] },
    'deposit d5 exists and was never confirmed to its owner',
  ],
  [
    'a request that is not ours',
    { ...sound, requests: ['x'] },
    'the issuer has deposit x, which is not ours',
  ],
])('I8 · %s is a fault', (_what, state, fault) => {
  expect(depositVerdict(journal, state)).toContain(fault);
});

test('I8 · a withdrawal counts once, for what was acknowledged', () => {
  const other = new Map([['d2', 8_000]]);
  expect(depositVerdict({ ...journal, withdrawn: other }, sound)).toEqual([
    'deposit d2 was withdrawn for 8000, it is withdrawn for 8010.00',
  ]);
  expect(depositVerdict({ ...journal, withdrawn: new Map() }, sound)).toEqual([
    'deposit d2 is withdrawn and its owner was never told',
  ]);
});
