import { vitalsText } from './vitalsText.ts';

test('X9 · what browsers measured is written as histograms of the Prometheus format', () => {
  const buckets = [
    { bound: 0.01, count: 2 },
    { bound: Infinity, count: 3 },
  ];
  expect(vitalsText([{ remote: 'mfe-gold', metric: 'CLS', buckets, count: 3, total: 0.5 }])).toBe(
    `# HELP sanchay_web_vitals Web Vitals by remote, in milliseconds (CLS: share of the screen)
# TYPE sanchay_web_vitals histogram
sanchay_web_vitals_bucket{remote="mfe-gold",metric="CLS",le="0.01"} 2
sanchay_web_vitals_bucket{remote="mfe-gold",metric="CLS",le="+Inf"} 3
sanchay_web_vitals_sum{remote="mfe-gold",metric="CLS"} 0.5
sanchay_web_vitals_count{remote="mfe-gold",metric="CLS"} 3
`,
  );
  expect(vitalsText([]).split('\n')).toHaveLength(3);
});
