import type { CallReply } from '@sanchay/contracts';
import { accountChoices } from './accountChoices.ts';

type Managed = CallReply<'managedAccounts'>['data'];

test('S4 · only accepted managed accounts can be entered, after the own ones', () => {
  const own = [{ id: 1, name: 'Personal' }] as CallReply<'portfolioList'>['data'];
  const managed = ['waiting', 'accepted', 'rejected', 'deleted'].map((request_status) => ({
    request_status,
    portfolio_id: `of ${request_status}`,
    name: request_status,
  })) as unknown as Managed;
  expect(accountChoices(own, managed)).toEqual([
    { id: '1', name: 'Personal', managed: false },
    { id: 'of accepted', name: 'accepted', managed: true },
  ]);
});

test('S4 · while nothing is known there is nothing to choose', () => {
  expect(accountChoices(undefined, undefined)).toEqual([]);
});
