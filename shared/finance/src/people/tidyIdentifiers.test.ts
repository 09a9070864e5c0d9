import { applicantFaults, readAccountNumber, tidyIdentifiers, tidyIfsc, typedPan } from '../index.ts';

const MARKS = ['\u200b', '\u202a', '\ufeff', '\u00ad', '\u2060', '\u0000', '\u00a0'];

test.each(MARKS.map((mark) => [JSON.stringify(mark), mark]))(
  'I3 · identifiers that were pasted with %s are read as they are meant',
  (_name, mark) => {
    const pasted = (text: string) => `${mark}${text.slice(0, 3)}${mark}${text.slice(3)}${mark}`;
    expect(typedPan(pasted('abcpe1234f'))).toBe('ABCPE1234F');
    expect(tidyIfsc(pasted('shyd0000101'))).toBe('SHYD0000101');
    expect(readAccountNumber(pasted('123456789'))).toEqual({ digits: '123456789' });
    const answers = tidyIdentifiers({
      pan: pasted('ABCPE1234F'),
      pin: pasted('560001'),
      id_number: `${mark}4242${mark}`,
    });
    expect(answers).toEqual({ pan: 'ABCPE1234F', pin: '560001', id_number: '4242' });
    expect(applicantFaults(answers, { today: '2026-11-20' })).not.toHaveProperty('pan');
  },
);

test('I3 · other answers and what is no text stay as they are', () => {
  const answers = { name: ' A\u200b B ', declared: true, pan: 'ABC\u2022E1234F' };
  expect(tidyIdentifiers(answers)).toEqual(answers);
});
