import { formatRupees } from '@sanchay/finance';
import { pdfText } from '../../testing/pdfText.ts';
import { signIn } from '../../testing/people/personas.ts';
import { DepositBench, pressPay } from '../../testing/partners/depositBench.ts';

describe('I8 · how fixed deposits end early', () => {
  let bench: DepositBench;

  beforeEach(async () => {
    bench = await DepositBench.open();
  });
  afterEach(() => bench.close());

  describe('I8 · premature withdrawal', () => {
    const closure = (id: string) =>
      bench.api.call('previewDepositClosure', { token: bench.token, params: { id } });
    const close = async (id: string, amount: number) => {
      const body = { amount };
      const step_up = await bench.confirmed('closeDeposit', 'redeem', { params: { id }, body });
      return bench.api.call('closeDeposit', {
        token: bench.token,
        params: { id },
        body: { ...body, step_up },
      });
    };

    test('I8 · pays what the preview shows, once, also from two tabs', async () => {
      const id = await bench.book();
      await bench.moveTo('2027-06-20');
      const { data } = (await closure(id)).body;
      expect(data).toMatchObject({ allowed: true, refusal: null });
      expect(data.amount).toBeLessThan((await bench.deposit(id)).value);
      const answers = await Promise.all([close(id, data.amount), close(id, data.amount)]);
      expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
      expect(await bench.deposit(id)).toMatchObject({
        state: 'withdrawn',
        paid_on_end: data.amount,
        balance: 0,
      });
      await bench.booksAreSound();
    });

    test('I8 · is on the certificate, with what was paid out in place of the maturity amount', async () => {
      const id = await bench.book();
      const certificate = async () => {
        const { rawPayload } = await bench.api.app.inject({
          url: `/fixed_deposit/api/v1/deposits/${id}/certificate.pdf`,
          headers: { authorization: `Bearer ${bench.token}` },
        });
        return pdfText(rawPayload).replaceAll(/\s/g, '');
      };
      const running = await certificate();
      expect(running).toContain('Maturityamount,afterexpectedTDS');
      expect(running).toContain('Prematurewithdrawal');
      await bench.moveTo('2027-06-20');
      const { amount } = (await closure(id)).body.data;
      await close(id, amount);
      const ended = await certificate();
      expect(ended).toContain('Closedbeforematurityon20Jun2027');
      expect(ended).toContain(formatRupees(amount, { decimals: 2 }));
      for (const absent of ['Maturityamount', 'Prematurewithdrawal', 'Paidtothebankaccount'])
        expect(ended).not.toContain(absent);
    });

    test('I8 · refuses an amount that is not the one of today, and a deposit of another account', async () => {
      const id = await bench.book();
      await bench.moveTo('2027-06-20');
      expect((await close(id, 1)).body.code).toBe('amount_changed');
      const other = (await signIn(bench.api, 'meera')).token;
      const asked = await bench.api.call('previewDepositClosure', { token: other, params: { id } });
      expect(asked.http).toBe(404);
      expect((await bench.api.call('deposit', { token: other, params: { id } })).http).toBe(404);
      expect((await bench.api.call('deposits', { token: other })).body.data).toEqual([]);
    });
  });

  test('I8 · a chargeback ends an active deposit without interest', async () => {
    const id = await bench.book();
    const { payment } = await bench.deposit(id);
    const [row] = await bench.api.db.query<{ gateway_ref: string }>(
      'SELECT gateway_ref FROM payments WHERE id = $1',
      [payment!.id],
    );
    await bench.moveTo('2027-03-01');
    await pressPay(`${bench.api.ctx.settings.partnersOrigin}/pay/${row!.gateway_ref}`, 'charge_back');
    const [event] = await bench.api.db.query<{ body: string }>(
      "SELECT body FROM partners_sandbox.events WHERE body LIKE '%charged_back%'",
    );
    expect((await bench.notify('payments', event!.body)).statusCode).toBe(200);
    expect(await bench.deposit(id)).toMatchObject({ state: 'reversed', balance: 0 });
    await bench.booksAreSound();
  });

  test('I8 · an account with a deposit cannot be closed', async () => {
    await bench.book();
    const { data } = (await bench.api.call('closure', { token: bench.token })).body;
    expect(data.blockers).toContainEqual({ kind: 'deposits', count: 1 });
  });
});
