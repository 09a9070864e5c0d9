import type { BookedHolding } from '@sanchay/contracts';
import { folioOf, heldCodes } from './folioChoices.ts';

const holding = (code: string) => ({ fundInfo: { code } }) as BookedHolding;

describe('I3 folio of an order', () => {
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

  test('I3 codes of held funds are requested together, as many as the path allows', () => {
    expect(heldCodes([])).toBe('');
    expect(heldCodes([holding('AX-1'), holding('HD-1')])).toBe('AX-1|HD-1');
    const many = Array.from({ length: 100 }, (_, index) => holding(`CODE-${1000 + index}`));
    // 60 codes of 9 letters and 59 bars are 599 characters.
    expect(heldCodes(many).split('|')).toHaveLength(60);
  });
});
