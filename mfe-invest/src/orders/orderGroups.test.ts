import { ORDER_STATUSES, REDEMPTION_STATUSES } from '@sanchay/contracts';
import { ORDER_GROUPS, SALE_GROUPS, SALE_TONES, statusTone } from './orderGroups.ts';

test('I3 every status of an order is in exactly one group', () => {
  expect(Object.values(ORDER_GROUPS).flat().toSorted()).toEqual(ORDER_STATUSES.toSorted());
  expect(ORDER_GROUPS.recent).toEqual(['successful', 'cancelled', 'failed', 'reversed']);
});

test('I3 every status of a sale is in exactly one group and has its colour', () => {
  expect(Object.values(SALE_GROUPS).flat().toSorted()).toEqual(REDEMPTION_STATUSES.toSorted());
  expect(SALE_GROUPS.inProcess).toEqual(['pending', 'submitted', 'priced']);
  expect(REDEMPTION_STATUSES.map((status) => SALE_TONES[status])).toEqual([
    ...['warn', 'accent', 'accent', 'gain'],
    ...['gain', 'neutral', 'loss'],
  ]);
});

test('I3 the colour of a status follows what it means', () => {
  expect(ORDER_STATUSES.map(statusTone)).toEqual([
    ...['warn', 'warn', 'warn', 'accent', 'accent'],
    ...['gain', 'neutral', 'loss', 'loss'],
  ]);
});
