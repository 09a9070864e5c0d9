import fc from 'fast-check';
import { canonicalJson, signedBytes } from './canonical.ts';

describe('the canonical form', () => {
  test('X3 · is that of the first example of RFC 8785, section 3.2.2', () => {
    const value: unknown = JSON.parse(
      String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
        "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
    );
    expect(canonicalJson(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test('X3 · sorts field names by UTF-16 code units, as in section 3.2.3', () => {
    const value: unknown = JSON.parse(
      String.raw`{"\u20ac": "Euro", "\r": "Return", "\ufb33": "Dalet", "1": "One", "\ud83d\ude00": "Face", "\u0080": "Control", "\u00f6": "O"}`,
    );
    expect(Object.values(JSON.parse(canonicalJson(value)) as object)).toContain('Euro');
    const order = [...canonicalJson(value).matchAll(/:"(\w+)"/g)].map(([, word]) => word);
    expect(order).toEqual(['Return', 'One', 'Control', 'O', 'Euro', 'Face', 'Dalet']);
  });

  test.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [1e21, '1e+21'],
    [999999999999999900000, '999999999999999900000'],
    [1e-6, '0.000001'],
    [9.999999999999997e-7, '9.999999999999997e-7'],
    [1424953923781206.25, '1424953923781206.2'],
  ])('X3 · writes the number %d as appendix B does', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test('X3 · has no white space, keeps the order of lists and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [2, 1, { d: null, c: undefined }], a: 'x y' })).toBe(
      '{"a":"x y","b":[2,1,{"d":null}]}',
    );
  });

  test.each([
    ['no number', NaN],
    ['infinity', Infinity],
    ['a function', () => 1],
    ['undefined in a list', [undefined]],
    ['a big integer', 1n],
  ])('X3 · refuses %s', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  test('X3 · does not depend on the order in which fields were written, and means the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const turned = Object.fromEntries(Object.entries(fields).reverse());
        const text = canonicalJson(fields);
        expect(canonicalJson(turned)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(fields)));
      }),
    );
  });

  test('X3 · what is signed is all but the signature, in UTF-8', () => {
    expect(
      new TextDecoder().decode(signedBytes({ signature: 'x', b: 'é', a: 1 } as { signature: string })),
    ).toBe('{"a":1,"b":"é"}');
    expect(signedBytes({ b: 'é' } as object)).toHaveLength(10);
  });
});
