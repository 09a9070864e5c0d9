import type { Translate } from '@sanchay/i18n';
import { assetName } from '../net-worth/flowText.ts';
import { retirementName } from './retirementName.ts';

const t = ((key: string) => key) as Translate;

test('P6 · shares of a provident fund are named in the language of the page, wherever they are listed', () => {
  expect(assetName(t, { asset: 'epf', name: 'EPF employee share' })).toBe('import.share.employee');
  expect(assetName(t, { asset: 'epf', name: 'My old EPF' })).toBe('My old EPF');
  expect(assetName(t, { asset: 'cash', name: 'EPF employee share' })).toBe('EPF employee share');
});

test('P6 · the name of an NPS scheme ends with its letter and tier', () => {
  const of = (name: string) => retirementName(t, { asset: 'nps', name });
  expect(of('SBI PENSION FUND SCHEME E - TIER I')).toBe('SBI Pension Fund E · Tier I');
  expect(of('HDFC PENSION FUND SCHEME TAX SAVER')).toBe('HDFC PENSION FUND SCHEME TAX SAVER');
});
