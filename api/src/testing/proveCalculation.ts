import { decimal, sumRupees, toWire } from '@sanchay/finance';
import type { ExternalFilter, NetWorth, NetWorthCalculation, OwnedAsset } from '@sanchay/contracts';
import type { TestApi } from './testApi.ts';

const CLASSES = ['stocks', 'us_stocks', 'fixed_deposits'] as const;

/**
 * Expects that invested and unrealised gain are the value, that the gains of all kinds are the overall gain, and that the
 * payments lead to it, where nothing is left out. Money in transit is no payment yet.
 */
function proveOverall(worth: NetWorth, { flows = [] }: NetWorthCalculation): void {
  const { overall, gains = [], kinds, value } = worth;
  if (!overall || overall.left_out !== undefined || overall.overall_gain === null) return;
  const sum = (amounts: readonly (number | null)[]) => toWire(sumRupees(amounts.map((one) => one ?? 0)), 2);
  expect(sum([overall.total_invested, overall.unrealised_gain])).toBe(value);
  expect(sum([overall.unrealised_gain, overall.realised_gain, overall.income])).toBe(overall.overall_gain);
  expect(sum(gains.map(({ gain }) => gain))).toBe(overall.overall_gain);
  if (kinds.every(({ asset }) => asset !== 'in_transit'))
    expect(sum(flows.map(({ amount }) => amount))).toBe(overall.overall_gain);
}

/**
 * Expects that the calculation of the net worth adds up to the net worth with every filter, that every value follows from
 * its basis to the paisa, and that the calculation of every asset has the figures of the page of its class and present
 * values that add up to nothing.
 */
export async function proveCalculation(api: TestApi, token: string): Promise<void> {
  const calculationOf = async (external: ExternalFilter) =>
    (await api.call('netWorthCalculation', { token, query: { external } })).body.data;
  for (const external of ['include', 'exclude', 'only'] as const) {
    const worth = (await api.call('netWorth', { token, query: { external } })).body.data;
    const found = await calculationOf(external);
    const { value, owned, owed, one_day_change } = worth;
    expect(found).toMatchObject({ value, owned, owed, one_day_change });
    expect(found.overall).toEqual(worth.overall);
    proveOverall(worth, found);
    expect(found.assets).toHaveLength(worth.kinds.reduce((sum, { count }) => sum + count, 0));
  }
  const owned: OwnedAsset[] = [];
  for (const name of CLASSES)
    owned.push(...(await api.call('ownedAssets', { token, query: { class: name } })).body.data.assets);
  for (const { value, basis, source, asset, id } of (await calculationOf('include')).assets) {
    const { kind, quantity, price, rate, principal, interest } = basis;
    if (kind === 'quantity') {
      const worth = decimal(quantity!)
        .times(price ?? 1)
        .times(rate ?? 1);
      expect(value).toBe(toWire(worth.toFixed(2), 2));
    }
    if (kind === 'interest') expect(value).toBe(toWire(sumRupees([principal!, interest!]), 2));
    if (asset === 'in_transit') continue;
    const own = (await api.call('assetCalculation', { token, query: { source, asset, id } })).body.data;
    expect(own.asset).toMatchObject({ value, basis });
    const listed = owned.find((one) => one.source === source && one.asset === asset && one.id === id);
    if (listed)
      expect(own.figures).toEqual({
        invested: listed.invested,
        gain: listed.gain,
        absolute_percentage: listed.absolute_percentage,
        xirr_percentage: listed.xirr_percentage,
        ...(listed.xirr_problem && { xirr_problem: listed.xirr_problem }),
      });
    const present = own.flows.map((flow) => flow.present_value);
    expect(present.includes(null)).toBe(own.figures.xirr_percentage === null);
    if (own.figures.xirr_percentage !== null)
      expect(Math.abs(toWire(sumRupees(present as number[]), 2))).toBeLessThan(0.01 * present.length + 0.01);
  }
}
