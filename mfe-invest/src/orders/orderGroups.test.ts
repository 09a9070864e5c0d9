import { ORDER_STATUSES } from '@sanchay/contracts';
import { ORDER_GROUPS, statusTone } from './orderGroups.ts';

test('I3 every status of an order is in exactly one group', () => {
  expect(Object.values(ORDER_GROUPS).flat().toSorted()).toEqual(ORDER_STATUSES.toSorted());
  expect(ORDER_GROUPS.recent).toEqual(['successful', 'cancelled', 'failed', 'reversed']);
});

test('I3 the colour of a status follows what it means', () => {
  expect(ORDER_STATUSES.map(statusTone)).toEqual([
    ...['warn', 'warn', 'warn', 'accent', 'accent'],
    ...['gain', 'neutral', 'loss', 'loss'],
  ]);
});
