import { addDays, istDate } from '@sanchay/finance';
import {
  decideRedemption,
  folioUnits,
  splitByLock,
  startRedemption,
  unitsToReserve,
  type Decision,
  type FollowUp,
  type RedemptionEvent,
  type RedemptionState,
} from '../../api/src/engine/index.ts';
import { decimalText, tenThousandths } from './book.ts';
import { HOUR, type Frame } from './frame.ts';
import { faultsOfSale } from './invariants.ts';

/** Rupees. */
const LEAST_SWITCH = 100;

/** Sales and switches of a life: placed at all hours, some cancelled, priced, paid out or switched. */
export class Sales {
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  sell(lotId: string, kind: 'redeem' | 'switch'): void {
    const { random, market } = this.#frame.context;
    const { calendar, rules } = market;
    const { code, folioNo } = this.#frame.account.lots.get(lotId)!;
    const scheme = market.scheme(code);
    const others = market.schemes.filter((one) => one.house_code === scheme.house_code && one !== scheme);
    const target = kind === 'switch' ? random.pick(others) : null;
    const context = { at: this.#frame.at, calendar, rules, scheme, target };
    const reserved = decimalText(this.#frame.account.reserved(folioNo, code));
    const day = istDate(this.#frame.at);
    const there = folioUnits(
      this.#frame.account.heldIn(folioNo, code),
      scheme.lock,
      { reserved, day },
      rules,
    );
    const nav = market.lastNav(code, addDays(day, -1)).nav;
    const by = random.pick(['amount', 'units', 'all'] as const);
    const share = BigInt(random.int(1, 110));
    const asked = {
      id: this.#frame.name('sale'),
      kind,
      code,
      folio_no: folioNo,
      by,
      amount:
        by === 'amount'
          ? decimalText(
              (tenThousandths(there.free) * tenThousandths(nav) * share) / 100_000_000n / 100n,
            ).slice(0, -2)
          : null,
      asked_units: by === 'units' ? decimalText(((tenThousandths(there.free) * share) / 1_000n) * 10n) : null,
      to_code: target?.code ?? null,
      to_folio_no: null,
    };
    // What is smaller than the least of a switch is refused before it reaches the engine.
    if (
      target &&
      Number(asked.amount ?? Number(asked.asked_units ?? there.free) * Number(nav)) < LEAST_SWITCH
    )
      return;
    if (asked.amount !== null && Number(asked.amount) <= 0) return;
    if (asked.asked_units !== null && Number(asked.asked_units) <= 0) return;
    const kept = unitsToReserve(asked, there.free, { nav, decimals: scheme.units_decimals });
    if (kept === null) return;
    if (tenThousandths(kept) > tenThousandths(there.free))
      this.#frame.faults.push(`${asked.id}: keeps ${kept} of ${there.free} free units`);
    this.#frame.count.sales += 1;
    this.#keepSale(startRedemption(asked, kept, context));
    this.#frame.acknowledge(asked.id);
    if (random.chance(0.1)) this.#frame.later(random.int(0, 6 * HOUR), () => this.#cancelSale(asked.id));
  }

  #cancelSale(id: string): void {
    const sale = this.#frame.account.sales.get(id)!;
    if (sale.status === 'pending') this.#sale(id, { type: 'cancel' });
  }

  #price(id: string): void {
    const { market } = this.#frame.context;
    const sale = this.#frame.account.sales.get(id)!;
    const nav = this.#frame.published(sale.code, sale.nav_date);
    if (!nav) return this.#frame.later(HOUR, () => this.#price(id));
    const held = this.#frame.account.heldIn(sale.folio_no, sale.code);
    const { open: lots } = splitByLock(
      held,
      market.scheme(sale.code).lock,
      sale.processed_date,
      market.rules,
    );
    this.#sale(id, { type: 'price', nav, lots });
  }

  #switchIn(id: string): void {
    const sale = this.#frame.account.sales.get(id)!;
    const nav = this.#frame.published(sale.to_code!, sale.in_nav_date!);
    if (!nav) return this.#frame.later(HOUR, () => this.#switchIn(id));
    this.#sale(id, { type: 'switch_in', nav, folioNo: sale.folio_no });
  }

  #sale(id: string, event: RedemptionEvent): void {
    const { market } = this.#frame.context;
    const sale = this.#frame.account.sales.get(id)!;
    const target = sale.to_code === null ? null : market.scheme(sale.to_code);
    const context = {
      at: this.#frame.at,
      calendar: market.calendar,
      rules: market.rules,
      scheme: this.#frame.mood(market.scheme(sale.code)),
      target,
    };
    const made = decideRedemption(sale, event, context);
    if (made) this.#keepSale(made);
  }

  #keepSale(made: Decision<RedemptionState>): void {
    const { market, oracle } = this.#frame.context;
    const { state } = made;
    this.#frame.account.putSale(state);
    this.#frame.keep(state.id, made);
    if (state.status === 'switched')
      this.#frame.bring({
        id: state.id,
        code: state.to_code!,
        folioNo: state.to_folio_no!,
        boughtOn: state.in_nav_date!,
        units: state.in_units!,
        cost: state.net!,
      });
    this.#frame.check(faultsOfSale(state, market, oracle));
    for (const followUp of made.followUps) this.#follow(state.id, followUp);
  }

  #follow(id: string, followUp: FollowUp): void {
    switch (followUp.do) {
      case 'send':
      case 'pay_out': {
        const { do: type, at } = followUp;
        return this.#frame.due(at, () => this.#sale(id, { type }));
      }
      case 'price':
        return this.#frame.due(followUp.at, () => this.#price(id));
      case 'switch_in':
        return this.#frame.due(followUp.at, () => this.#switchIn(id));
      default:
    }
  }
}
