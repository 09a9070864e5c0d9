import { orderBench, type OrderBench, type TestInvestor } from '../orderBench.ts';
import { FUNDS, publishNav } from '../orderMarket.ts';
import { CHILD as SCHOOLCHILD } from './child.ts';
import { stepUp } from './stepUp.ts';

/** A child who is 18 on the `BIRTHDAY`. */
export const CHILD = { ...SCHOOLCHILD, date_of_birth: '2009-01-15' };
export const EVE = '2027-01-14T23:59:00.000+05:30';
export const BIRTHDAY = '2027-01-15T00:01:00.000+05:30';

/** A guardian, the account of a child that is ready, and the login of the child; one bench for all tests of a file. */
export class HandOverBench {
  orders!: OrderBench;
  me!: TestInvestor;
  heir!: TestInvestor;
  /** Of the child's account: its number, its UUID, and the mobile number of the heir. */
  number = '';
  id = '';
  mobile = '';
  private begun = 0;

  open = async (): Promise<void> => {
    this.orders = await orderBench();
  };

  /** Everything anew for a test. */
  begin = async (): Promise<Pick<HandOverBench, 'me' | 'heir' | 'number' | 'id' | 'mobile'>> => {
    this.me = await this.orders.newInvestor();
    this.heir = await this.orders.newInvestor();
    this.begun += 1;
    this.mobile = String(9_300_000_000 + this.begun);
    await this.rows('UPDATE users SET mobile_phone = $2 WHERE id = $1', this.heir.userId, this.mobile);
    // A login that has just signed up, with nothing set up.
    await this.rows(`UPDATE portfolios SET created_at = '2027-01-15' WHERE id = $1`, this.heir.portfolioId);
    const added = await this.me.call('addMinor', { body: CHILD });
    this.number = String(added.body.data.portfolio_id);
    const [{ id } = { id: '' }] = await this.rows<{ id: string }>(
      'SELECT id FROM portfolios WHERE number = $1',
      this.number,
    );
    this.id = id;
    await this.rows('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', id);
    const { me, heir, number, mobile } = this;
    return { me, heir, number, id, mobile };
  };

  close = (): Promise<void> => this.orders.close();

  rows = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    this.orders.api.db.query<Row>(text, values);

  emailOf = ({ userId }: TestInvestor): string => `${userId}@test.example`;

  child = () => ({ params: { portfolio_id: this.number } });

  grownUp = async (): Promise<void> => {
    await this.me.moveTo(BIRTHDAY);
    await this.heir.moveTo(BIRTHDAY);
  };

  start = async (over: object = {}, by = this.me) => {
    const step_up = await stepUp(this.orders.api, by.token, 'access');
    const body = { email: this.emailOf(this.heir), mobile: this.mobile, step_up, ...over };
    return by.call('startHandOver', { ...this.child(), body });
  };

  /** Offers the account on the birthday. @returns the id in the link */
  offered = async (): Promise<string> => {
    await this.grownUp();
    return (await this.start()).body.data.id;
  };

  accept = async (offer: string, over: object = {}, by = this.heir) => {
    const step_up = 'step_up' in over ? undefined : await stepUp(this.orders.api, by.token, 'access');
    const body = { date_of_birth: CHILD.date_of_birth, ...(step_up && { step_up }), ...over };
    return by.call('acceptHandOver', { params: { id: offer }, body });
  };

  offerOf = async (offer: string, by = this.heir) =>
    (await by.call('handOverOffer', { params: { id: offer } })).body.data;

  latest = async () => (await this.me.call('handOver', this.child())).body.data.latest;

  kinds = async (of: TestInvestor) => (await of.call('notices', {})).body.data.map(({ kind }) => kind);

  owners = () => this.rows<{ owner_id: string }>('SELECT owner_id FROM portfolios WHERE id = $1', this.id);

  /** The holder of the own account of the heir. */
  applicant = async (born: string): Promise<void> => {
    const { userId, portfolioId } = this.heir;
    const sealed = await this.orders.api.ctx.vault.seal(`applicant:${portfolioId}:1`, born);
    await this.rows(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, birth_sealed, residency)
       VALUES ($1, $2, 1, 'Holder', $3, 'resident_individual')`,
      ...[userId, portfolioId, sealed],
    );
  };

  /** A purchase in the open account of the child, up to its units. */
  invest = async (): Promise<void> => {
    const { api } = this.orders;
    await this.me.place({ code: FUNDS.equity, type: 'buy', amount: 5_000 });
    await this.me.payAll();
    await this.me.moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await this.me.moveTo('2026-11-20T23:00:00.000+05:30');
    await api.runJobs();
    await this.me.moveTo('2026-11-23T12:00:00.000+05:30');
    await api.runJobs();
  };
}
