import type { VitalMeasurement } from '@sanchay/contracts';
import { isMeasured, startVitals, type VitalsPage } from './vitalsReport.ts';

function page(over: Partial<VitalsPage> = {}) {
  const sent: [string, unknown][] = [];
  let hide = () => undefined as void;
  let measure: (measurement: VitalMeasurement) => void = () => undefined;
  const fake: VitalsPage = {
    random: () => 0,
    objection: () => false,
    send: (path, body) => void sent.push([path, JSON.parse(body)]),
    onHidden: (work) => (hide = work),
    watch: async (changed) => void (measure = changed),
    ...over,
  };
  return {
    fake,
    sent,
    hide: () => hide(),
    measure: (measurement: VitalMeasurement) => measure(measurement),
  };
}

const all = { allowed: true, oneIn: 1 };
const lcp = (value: number) => ({ metric: 'LCP', value, remote: 'mfe-gold' }) as const;

test('X9 · the last value of each figure is sent when the page is hidden, each once a page load', async () => {
  const { fake, sent, hide, measure } = page();
  expect(await startVitals(all, fake)).toBe(true);
  hide();
  expect(sent).toEqual([]);
  measure(lcp(100));
  measure(lcp(900));
  measure({ metric: 'CLS', value: 0, remote: 'shell' });
  hide();
  measure(lcp(2_000));
  measure({ metric: 'INP', value: 40, remote: 'shell' });
  hide();
  hide();
  expect(sent).toEqual([
    ['/api/v3/vitals', { measurements: [lcp(900), { metric: 'CLS', value: 0, remote: 'shell' }] }],
    ['/api/v3/vitals', { measurements: [{ metric: 'INP', value: 40, remote: 'shell' }] }],
  ]);
});

test.each([
  ['a person who objects', all, { objection: () => true }],
  ['an installation that may not measure', { allowed: false, oneIn: 1 }, {}],
  ['none in any', { allowed: true, oneIn: 0 }, {}],
  ['a page load that the lot leaves out', { allowed: true, oneIn: 10 }, { random: () => 0.1 }],
])('X9 · nothing is measured for %s', async (_name, config, over) => {
  const watch = jest.fn();
  const onHidden = jest.fn();
  expect(await startVitals(config, page({ ...over, watch, onHidden }).fake)).toBe(false);
  expect([watch.mock.calls, onHidden.mock.calls]).toEqual([[], []]);
});

test('X9 · one in ten is the tenth part', () => {
  const measured = Array.from({ length: 100 }, (_, at) =>
    isMeasured({ allowed: true, oneIn: 10 }, page({ random: () => at / 100 }).fake),
  );
  expect(measured.filter(Boolean)).toHaveLength(10);
});
