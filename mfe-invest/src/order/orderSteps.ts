import type { Order, OrderStatus } from '@sanchay/contracts';

export interface OrderStep {
  /** Key of the step's name in the words: `step.<key>`. */
  key: OrderStatus;
  /** When it happened, an instant; null for what is to come. */
  at: string | null;
  /** The server's sentence; null for what is to come. */
  text: string | null;
  ruleId: string | null;
  state: 'done' | 'now' | 'next' | 'failed';
}

const WAY: readonly OrderStatus[] = ['pending', 'confirmed', 'submitted', 'successful'];
const BROKEN: readonly string[] = ['failed', 'reversed', 'cancelled'];

/** What happened to an order and, while it is under way, what comes. The latest step of one that goes on is "now". */
export function orderSteps({ timeline, status }: Pick<Order, 'timeline' | 'status'>): OrderStep[] {
  const goesOn = !BROKEN.includes(status) && status !== 'successful';
  const past = timeline.map(({ at, state, rule_id, text }, index): OrderStep => {
    const last = index === timeline.length - 1;
    const reached = BROKEN.includes(state) ? 'failed' : last && goesOn ? 'now' : 'done';
    return { key: state as OrderStatus, at, text, ruleId: rule_id, state: reached };
  });
  if (!goesOn) return past;
  const coming = WAY.slice(WAY.indexOf(status) + 1);
  return [
    ...past,
    ...coming.map((key): OrderStep => ({ key, at: null, text: null, ruleId: null, state: 'next' })),
  ];
}
