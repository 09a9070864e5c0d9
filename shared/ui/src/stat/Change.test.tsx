import { render } from '@testing-library/react';
import { Change, Riskometer, riskLevel } from '../index.ts';

const text = (node: React.ReactNode): string => render(node).container.textContent ?? '';

test('S18 · a change shows its direction in a word, a sign, an amount and a percent', () => {
  expect(text(<Change amount={12480} percent={0.5} label="today" />)).toBe('up +₹12,480 (+0.50%) today');
  expect(text(<Change amount={-1.5} percent={-0.84} money={false} decimals={2} />)).toBe(
    'down −1.50 (−0.84%)',
  );
  expect(text(<Change percent={17.94} />)).toBe('up +17.9%');
  expect(text(<Change amount={0} percent={0} />)).toBe('₹0 (0.00%)');
});

test('S18 · a change that is shown as zero has no direction, however small it is', () => {
  expect(text(<Change percent={0.04} />)).toBe('0.0%');
  expect(text(<Change percent={-0.004} percentDecimals={2} />)).toBe('0.00%');
  expect(text(<Change amount={-0.4} percent={-0.004} />)).toBe('₹0 (0.00%)');
  expect(text(<Change amount={0.4} percent={0.8} />)).toBe('up ₹0 (+0.80%)');
});

test('S18 · a change that is not known is NA', () => {
  expect(text(<Change amount={null} percent={null} />)).toBe('NA');
  expect(text(<Change percent={Number.NaN} />)).toBe('NA');
});

test('S18 · the dial knows the six ratings of the API and shows NA for another', () => {
  const ratings = [
    'Low Risk',
    'Low to Moderate Risk',
    'Moderate Risk',
    'Moderately High Risk',
    'High Risk',
    'Very High Risk',
  ];
  expect(ratings.map(riskLevel)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(riskLevel('No Risk at all')).toBeNull();
  expect(text(<Riskometer rating="Very High Risk" />)).toBe('Very high risk');
  expect(text(<Riskometer level={null} />)).toBe('NA');
});
