import type { Holding } from '@sanchay/contracts';
import { folioChoices, folioOf, heldCodes } from './folioChoices.ts';

const holding = (code: string, ...folios: string[]) =>
  ({ fundInfo: { code }, folioData: folios.map((folio_no) => ({ folio_no })) }) as Holding;
const scheme = { code: 'AX-1', fund_house: 'AXIS' };

describe('I3 folio of an order', () => {
  test('I3 folios at the fund’s house are offered, those with the fund itself first, each once', () => {
    const choices = folioChoices(
      scheme,
      [holding('AX-2', '10/1', '20/2'), holding('AX-1', '20/2'), holding('HD-1', '30/3')],
      [
        { code: 'AX-2', fund_house: 'AXIS' },
        { code: 'HD-1', fund_house: 'HDFC' },
      ],
    );
    expect(choices).toEqual([
      { folioNo: '20/2', holdsFund: true },
      { folioNo: '10/1', holdsFund: false },
    ]);
  });

  test('I3 the chosen folio counts while it is offered, else the first; without any it is a new one', () => {
    const choices = [
      { folioNo: '20/2', holdsFund: true },
      { folioNo: '10/1', holdsFund: false },
    ];
    expect(folioOf('10/1', choices)?.folioNo).toBe('10/1');
    expect(folioOf('99/9', choices)?.folioNo).toBe('20/2');
    expect(folioOf(null, choices)?.folioNo).toBe('20/2');
    expect(folioOf('10/1', [])).toBeNull();
  });

  test('I3 codes of held funds are asked for together, as many as the path takes', () => {
    expect(heldCodes([])).toBe('');
    expect(heldCodes([holding('AX-1'), holding('HD-1')])).toBe('AX-1|HD-1');
    const many = Array.from({ length: 100 }, (_, index) => holding(`CODE-${1000 + index}`));
    // 60 codes of 9 letters and 59 bars are 599 characters.
    expect(heldCodes(many).split('|')).toHaveLength(60);
  });
});
