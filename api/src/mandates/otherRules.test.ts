import { publishedRules } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { changeRule } from '../testing/changeRule.ts';
import { MandateBench } from '../testing/partners/mandateBench.ts';
import { announceDebit } from './index.ts';

describe('mandates under rules that staff changed', () => {
  let bench: MandateBench;
  beforeEach(async () => {
    bench = await MandateBench.open();
    await bench.start();
  });
  afterEach(() => bench.close());

  test('I4 · terms, refusals and the notice before a debit follow the row of the day', async () => {
    const current = publishedRules.mandate.find(({ applies_to }) => applies_to === null)!.value;
    const value = { ...current, noticeHours: 48, years: 5 };
    await changeRule(bench.api, 'mandate', { from: '2026-11-23', value });
    const id = await bench.active();
    const announced = async () => {
      const notice = { mandateId: id, subjectId: randomUUID(), amount: '5000.00', about: 'Fund X' };
      return (await bench.api.db.tx((tx) => announceDebit(bench.api.ctx, tx, notice))).due_at.toISOString();
    };
    expect(await announced()).toBe('2026-11-21T04:30:00.000Z');
    bench.api.clock.set('2026-11-23T10:00:00.000+05:30');
    await bench.signIn();
    expect((await bench.call('mandateTerms')).body.data).toMatchObject({
      ...{ notice_hours: 48, last_day: '2031-11-23', rule_ids: ['e-mandate-2026-changed'] },
    });
    expect(await announced()).toBe('2026-11-25T04:30:00.000Z');
    expect((await bench.create({ until: '2031-11-24' })).body.code).toBe('until_too_long');
    expect((await bench.create({ until: '2031-11-23' })).http).toBe(200);
  });
});
