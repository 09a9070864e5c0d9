import { formatsFor } from '@sanchay/i18n';
import { fundSize } from './fundSize.ts';
import { rupeeDecimals } from './rupeeDecimals.ts';

test('I2 a fund size is given in crore and shown without needless decimals', () => {
  expect(fundSize(39_264.93, formatsFor('en'))).toBe('₹39,265 Cr');
  expect(fundSize(166.7, formatsFor('hi'))).toBe('₹167 करोड़');
  expect(fundSize(null, formatsFor('en'))).toBe('--');
});

test('I3 paise are shown only where there are some', () => {
  expect(rupeeDecimals(500)).toBe(0);
  expect(rupeeDecimals(500.5)).toBe(2);
});
