import type { BookedFigures, BookedHolding, CallReply, Holding, HoldingFigures } from '@sanchay/contracts';

/** Figures of bookings of ours, which have every cost. */
export function asBooked(figures: HoldingFigures): BookedFigures {
  const { total_invested, unrealised_gain, realised_gain, xirr_problem, left_out: _none, ...rest } = figures;
  const problem = xirr_problem === 'history_unknown' ? fault() : xirr_problem;
  return {
    ...rest,
    total_invested: known(total_invested),
    unrealised_gain: known(unrealised_gain),
    realised_gain: known(realised_gain),
    xirr_problem: problem,
  };
}

/** Holdings without imported folios, as the calls of what is booked here reply them. */
export function bookedHoldings({
  has_external: _filter,
  assets: _kinds,
  totals,
  in_transit: inTransit,
  holdings,
  sold_out: soldOut,
  ...rest
}: CallReply<'everyHolding'>['data']): CallReply<'holdings'>['data'] {
  return {
    ...rest,
    totals: asBooked(totals),
    ...(inTransit && { in_transit: asBooked(inTransit) }),
    holdings: holdings.map(holdingView),
    ...(soldOut && { sold_out: soldOut.map(holdingView) }),
  };
}

/** The same of one holding. */
export function bookedHolding({
  holding,
  transactions,
  refusal,
}: CallReply<'anyHolding'>['data']): CallReply<'holding'>['data'] {
  return {
    holding: holdingView(holding),
    transactions: transactions.map(({ source: _here, amount, nav, ...row }) => ({
      ...row,
      amount: known(amount),
      nav: known(nav),
    })),
    refusal,
  };
}

function holdingView({ sources: _here, fundInfo, folioData, ...rest }: Holding): BookedHolding {
  return {
    ...rest,
    ...asBooked(rest),
    fundInfo: { ...fundInfo, slug: known(fundInfo.slug) },
    folioData: folioData.map(({ invested, ...folio }) => ({ ...folio, invested: known(invested) })),
  };
}

const known = <Value>(value: Value | null): Value => value ?? fault();

function fault(): never {
  throw new Error('a booking without a cost');
}
