import { OTHER_ASSET_TYPES } from '@sanchay/contracts';
import { draftOf, emptyFields, emptyForm, formOf } from './assetForm.ts';

const TODAY = '2026-11-20';

describe('P2 · the form of an asset that is held elsewhere', () => {
  test.each(OTHER_ASSET_TYPES)('%s: what is recorded is what the form shows again', (type) => {
    const form = {
      ...emptyForm(type, TODAY),
      name: 'Mine',
      ratePercentage: 7.1,
      grams: 10,
      maturesOn: '2027-01-01',
    };
    const draft = draftOf(form);
    expect(draftOf(formOf(draft))).toEqual(draft);
  });

  test.each([
    ['bank_deposit', { rate_percentage: 7.1, compounding: 4, matures_on: '2027-01-01', grams: null }],
    ['nsc', { rate_percentage: 7.1, compounding: 1, matures_on: '2027-01-01', grams: null }],
    ['ppf', { rate_percentage: 7.1, compounding: null, matures_on: '2027-01-01', grams: null }],
    ['epf', { rate_percentage: 7.1, compounding: null, matures_on: null, grams: null }],
    ['physical_gold', { rate_percentage: null, compounding: null, matures_on: null, grams: 10 }],
    ['loan', { rate_percentage: null, compounding: null, matures_on: null, grams: null }],
  ] as const)('%s has only the fields of its type', (type, fields) => {
    const form = { ...emptyForm(type, TODAY), ratePercentage: 7.1, grams: 10, maturesOn: '2027-01-01' };
    expect(draftOf(form)).toMatchObject(fields);
  });

  test('a form with empty fields is not sent', () => {
    const form = emptyForm('ppf', TODAY);
    expect(emptyFields(form)).toEqual(['name', 'rate_percentage', 'entries.0.amount']);
    const filled = { ...form, name: 'PPF', ratePercentage: 7.1, rows: [{ ...form.rows[0]!, amount: 0 }] };
    expect(emptyFields(filled)).toEqual([]);
    expect(emptyFields({ ...filled, rows: [{ on: '', kind: 'value', amount: 1 }] })).toEqual([
      'entries.0.on',
    ]);
  });
});
