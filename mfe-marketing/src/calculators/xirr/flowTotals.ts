import { dateOfEpochDay, epochDay, type CashFlow } from '@sanchay/finance';

/** Points of the picture; the days between are as good as even. */
const POINTS = 24;

export interface FlowTotals {
  /** Rupees. */
  paid: number;
  received: number;
  /** ISO days. */
  first: string;
  last: string;
  /** Paid and received up to days at even distances. */
  points: { date: string; paid: number; received: number }[];
}

const sum = (flows: readonly CashFlow[], sign: 1 | -1): number =>
  flows.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);

/** What was paid and received in all and on the way. At least one flow. */
export function flowTotals(flows: readonly CashFlow[]): FlowTotals {
  const days = flows.map(({ date }) => epochDay(date));
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const steps = Math.min(POINTS, to - from);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const day = steps === 0 ? to : Math.round(from + ((to - from) * step) / steps);
    const until = flows.filter((_flow, place) => days[place]! <= day);
    return { date: dateOfEpochDay(day), paid: sum(until, -1), received: sum(until, 1) };
  });
  return {
    paid: sum(flows, -1),
    received: sum(flows, 1),
    first: dateOfEpochDay(from),
    last: dateOfEpochDay(to),
    points,
  };
}
