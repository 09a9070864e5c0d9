import { soundOf, spelledLetters } from './sound.ts';
import { buildTokenIndex, scoreRows } from './tokenIndex.ts';

const NAMES = [
  'HDFC Mid Cap Fund',
  "HDFC Children's Fund",
  'Axis Small Cap Fund',
  'ICICI Prudential Liquid Fund',
  'SBI Flexi Cap Fund',
  'Kotak Corporate Bond Fund',
  'Nippon India Index Fund',
  'Aditya Birla Sun Life Large Cap Fund',
  'Quant Infrastructure Fund',
  'Parag Parikh Flexi Cap Fund',
  'Mirae Asset Overnight Fund',
  'Motilal Oswal Nifty 50 Index Fund',
];
const index = buildTokenIndex(NAMES);
const found = (question: string) => NAMES.filter((_name, row) => scoreRows(index, question)![row]! > 0);

describe('search by sound', () => {
  test.each([
    ['एचडीएफसी', 'hdfc'],
    ['एसबीआई', 'sbi'],
    ['आईसीआईसीआई', 'icici'],
    ['यूटीआई', 'uti'],
    ['डीएसपी', 'dsp'],
    ['एलआईसी', 'lic'],
    ['कोटक', null],
    ['ई', null],
  ])('S6 · %s spells the letters %s', (token, letters) => {
    expect(spelledLetters(token)).toBe(letters);
  });

  test.each([
    ['कोटक', 'kotak'],
    ['एक्सिस', 'axis'],
    ['ऐक्सिस', 'axis'],
    ['फ्लेक्सी', 'flexi'],
    ['फ़्लेक्सी', 'flexi'],
    ['लिक्विड', 'liquid'],
    ['इक्विटी', 'equity'],
    ['कैप', 'cap'],
    ['स्मॉल', 'small'],
    ['लार्ज', 'large'],
    ['फंड', 'fund'],
    ['बॉन्ड', 'bond'],
    ['निप्पॉन', 'nippon'],
    ['बिड़ला', 'birla'],
    ['आदित्य', 'aditya'],
    ['ओवरनाइट', 'overnight'],
    ['डेट', 'debt'],
    ['ग्रोथ', 'growth'],
    ['गोल्ड', 'gold'],
    ['टैक्स', 'tax'],
    ['बैलेंस्ड', 'balanced'],
    ['क्वांट', 'quant'],
  ])('S6 · %s sounds like %s', (hindi, latin) => {
    expect(soundOf(hindi)).toBe(soundOf(latin));
  });

  test.each([
    ['एचडीएफसी मिड कैप', ['HDFC Mid Cap Fund']],
    ['एसबीआई फ्लेक्सी', ['SBI Flexi Cap Fund']],
    ['कोटक बॉन्ड फंड', ['Kotak Corporate Bond Fund']],
    ['एक्सिस स्मॉल', ['Axis Small Cap Fund']],
    ['पराग पारिख', ['Parag Parikh Flexi Cap Fund']],
    ['मोतीलाल ओसवाल', ['Motilal Oswal Nifty 50 Index Fund']],
    ['आदित्य बिड़ला सन लाइफ', ['Aditya Birla Sun Life Large Cap Fund']],
    ['axs', ['Axis Small Cap Fund']],
    ['axs smal', ['Axis Small Cap Fund']],
    ['hdfcc mid', ['HDFC Mid Cap Fund']],
    ['क', []],
    ['ज़ज़ज़', []],
  ])('S6 · "%s" finds what is meant', (question, expected) => {
    expect(found(question)).toEqual(expected);
  });

  test('S6 · slips come in only where the words together would find nothing', () => {
    expect(found('hdfcc')).toEqual(['HDFC Mid Cap Fund', "HDFC Children's Fund"]);
    expect(found('hdfcch')).toEqual(["HDFC Children's Fund"]);
    expect(found('hdfc zzzz')).toEqual([]);
    expect(found('mid liquid')).toEqual([]);
  });
});
