import type { Redemption } from '@sanchay/contracts';

type Status = Redemption['status'];

export interface SaleStep {
  /** Key of the step's name in the words: `state.<key>`. */
  key: Status;
  at: string | null;
  text: string | null;
  ruleId: string | null;
  state: 'done' | 'now' | 'next' | 'failed';
}

const WAYS: Readonly<Record<Redemption['kind'], readonly Status[]>> = {
  redeem: ['pending', 'submitted', 'priced', 'paid_out'],
  switch: ['pending', 'submitted', 'priced', 'switched'],
};
const BROKEN: readonly Status[] = ['cancelled', 'failed'];

/** What happened to a sale and, while it is under way, what comes. */
export function saleSteps({
  timeline,
  status,
  kind,
}: Pick<Redemption, 'timeline' | 'status' | 'kind'>): SaleStep[] {
  const coming = BROKEN.includes(status) ? [] : WAYS[kind].slice(WAYS[kind].indexOf(status) + 1);
  const past = timeline.map(({ at, state, rule_id, text }, index): SaleStep => {
    const last = index === timeline.length - 1;
    const reached = BROKEN.includes(state as Status) ? 'failed' : last && coming.length > 0 ? 'now' : 'done';
    return { key: state as Status, at, text, ruleId: rule_id, state: reached };
  });
  return [
    ...past,
    ...coming.map((key): SaleStep => ({ key, at: null, text: null, ruleId: null, state: 'next' })),
  ];
}
