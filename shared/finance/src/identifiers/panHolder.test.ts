import { PAN_HOLDERS, panFitsName, panHolder, typedPan } from './panHolder.ts';

describe('who holds a PAN', () => {
  it('O4 · the fourth letter determines the holder type', () => {
    const reported = Object.keys(PAN_HOLDERS).map((letter) => panHolder(`ABC${letter}K1234A`));
    expect(reported).toEqual([
      'association',
      'body',
      'company',
      'firm',
      'government',
      'family',
      'artificial',
      'authority',
      'person',
      'trust',
    ]);
    expect(panHolder('ABCDK1234A')).toBeNull();
    expect(panHolder('')).toBeNull();
  });

  it.each([
    ['abcpk1234a', 'ABCPK1234A'],
    [' ABC PK 1234 A ', 'ABCPK1234A'],
    ['', ''],
  ])('O4 · typed as "%s" it is %s', (typed, pan) => {
    expect(typedPan(typed)).toBe(pan);
  });

  it.each([
    ['ABCPK1234A', 'Asha Ramesh Kulkarni', true],
    ['ABCPK1234A', 'kulkarni asha', true],
    ['ABCPX1234A', 'Asha Ramesh Kulkarni', false],
    ['ABCPE1234A', 'Élodie Roy', true],
    ['ABCPK1234A', 'आशा कुलकर्णी', null],
    ['ABCCK1234A', 'Asha Kulkarni', null],
    ['ABCPK1234', 'Asha Kulkarni', null],
  ])('O4 · %s fits the name %s: %s', (pan, name, fits) => {
    expect(panFitsName(pan, name)).toBe(fits);
  });
});
