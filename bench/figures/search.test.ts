import { seededRandom } from '../measure/statistics.ts';
import { withSlip } from './search.ts';

test('X9 · a slip changes one longer word by one letter and keeps its first', () => {
  const random = seededRandom(3);
  for (let turn = 0; turn < 200; turn += 1) {
    const slipped = withSlip('HDFC Balanced Advantage', random).split(' ');
    expect(slipped[0]).toBe('HDFC');
    const changed = slipped.slice(1).filter((token, place) => token !== ['Balanced', 'Advantage'][place]);
    expect(changed.length).toBeLessThanOrEqual(1);
    for (const token of changed) expect(token).toMatch(/^[BA].{6,9}$/);
  }
});

test('X9 · a name of short words only is searched unchanged', () => {
  expect(withSlip('SBI ESG', seededRandom(1))).toBe('SBI ESG');
});
