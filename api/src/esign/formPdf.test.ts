import { formPdf } from './formPdf.ts';
import { inScripts } from '../platform/pdf/scripts.ts';

describe('the form as PDF', () => {
  const facts = {
    reference: 'abcd1234-1',
    name: 'रवि प्रसाद Nair',
    pan: 'NEWPN1234A',
    dateOfBirth: '1999-11-02',
    residence: 'resident_individual',
    parent: 'Ramesh Nair',
    address: null,
    mobile: null,
    email: null,
    documents: ['pan_card', 'selfie'],
    sandbox: true,
  } as const;

  test('O5 · it has its own fonts of both scripts in it, and its words are not left in the clear', async () => {
    const pdf = await formPdf({ ...facts, documents: [...facts.documents] });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdf.toString('latin1');
    expect(
      [...new Set([...text.matchAll(/\/FontName \/\w+\+(Anek\w+)/g)].map(([, name]) => name))].length,
    ).toBe(2);
    expect(text).not.toContain('NEWPN1234A');
  });

  test.each([
    ['Asha', [['Asha', 'Latin']]],
    ['', []],
    [
      'रवि प्रसाद Nair',
      [
        ['रवि प्रसाद', 'Devanagari'],
        [' Nair', 'Latin'],
      ],
    ],
    [
      'Name · नाम',
      [
        ['Name · ', 'Latin'],
        ['नाम', 'Devanagari'],
      ],
    ],
    ['क ख', [['क ख', 'Devanagari']]],
  ])('O5 · "%s" is cut where the script changes', (text, runs) => {
    expect(inScripts(text).map(({ text: part, font }) => [part, font])).toEqual(runs);
  });
});
