import * as identifiers from './identifiers.ts';
import { maskAccount, maskEmail, maskMobile, maskPan } from './masks.ts';

describe('I3 · identifiers', () => {
  it.each([
    'a@b.in',
    'first.last+tag@sub.example.co.in',
    "o'neil@example.com",
    `${'a'.repeat(64)}@example.com`,
    'asha@xn--i1b6b1a6a2e.xn--h2brj9c',
    'asha@mail.XN--11B4C3D',
  ])('I3 · %s can be an address', (text) => {
    expect(identifiers.isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.in',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.1n',
    'a@b.xn--',
    'a@b.xn--a-',
    'a@b.xn-a',
    'a b@c.in',
    'a@@b.in',
    '.a@b.in',
    'a.@b.in',
    'a..b@c.in',
    'a@-b.in',
    'a@b-.in',
    'a@b..in',
    'a@b.in ',
    ' a@b.in',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.in`,
    `a@${'b.'.repeat(126)}in`,
  ])('I3 · "%s" is no address', (text) => {
    expect(identifiers.isEmail(text)).toBe(false);
  });

  it('I3 · a pasted address loses invisible marks and the spaces around it, and no others', () => {
    expect(identifiers.typedEmail(' \u200bAsha@X.in\ufeff')).toBe('asha@x.in');
    expect(identifiers.typedEmail('a b@x.in')).toBe('a b@x.in');
  });

  it('I3 · an address has at most 254 characters', () => {
    const long = `a@${'b.'.repeat(125)}in`;
    expect(long).toHaveLength(254);
    expect(identifiers.isEmail(long)).toBe(true);
    expect(identifiers.isEmail(`a${long}`)).toBe(false);
  });

  it.each([
    '9876543210',
    '+91 98765 43210',
    '919876543210',
    '09876543210',
    '98765-43210',
    '(98765) 43210',
    '\u202a+91 98765\u201143210\u202c',
    '९८७६५४३२१०',
  ])('I3 · %s is a mobile', (text) => {
    expect(identifiers.mobileDigits(text)).toBe('9876543210');
    expect(identifiers.isMobile(text)).toBe(true);
  });

  it.each(['6000000000', '7000000000', '8000000000'])('I3 · %s is a mobile', (text) => {
    expect(identifiers.mobileDigits(text)).toBe(text);
  });

  it.each([
    '5876543210',
    '987654321',
    '98765432101',
    '+1 9876543210',
    'abcdefghij',
    '',
    '9198765432'.slice(0, 9),
  ])('I3 · "%s" is none', (text) => {
    expect(identifiers.mobileDigits(text)).toBeNull();
    expect(identifiers.isMobile(text)).toBe(false);
  });

  it('I3 · a mobile may itself begin with 91', () => {
    expect(identifiers.mobileDigits('9198765432')).toBe('9198765432');
  });

  it('I3 · PAN: holder types in fourth place', () => {
    for (const type of 'ABCFGHLJPT') expect(identifiers.isPan(`ABC${type}E1234F`)).toBe(true);
    for (const bad of [
      'ABCDE1234F',
      'abcpe1234f',
      'ABCPE123F',
      'ABCPE12345',
      'XABCPE1234F',
      'ABCPE1234FX',
      '',
    ]) {
      expect(identifiers.isPan(bad)).toBe(false);
    }
    expect(identifiers.isPersonalPan('ABCPE1234F')).toBe(true);
    expect(identifiers.isPersonalPan('ABCCE1234F')).toBe(false);
    expect(identifiers.isPersonalPan('ABCP')).toBe(false);
  });

  it('I3 · IFSC: four letters, zero, six more', () => {
    expect(identifiers.isIfsc('HDFC0001234')).toBe(true);
    expect(identifiers.isIfsc('SBIN0A1B2C3')).toBe(true);
    for (const bad of [
      'HDFC1001234',
      'HDF00001234',
      'hdfc0001234',
      'HDFC000123',
      'HDFC00012345',
      '1HDFC0001234',
    ]) {
      expect(identifiers.isIfsc(bad)).toBe(false);
    }
  });

  it('I3 · PIN: six digits, not from zero', () => {
    expect(identifiers.isPin('400001')).toBe(true);
    for (const bad of ['040001', '40001', '4000011', '40000A', ' 400001']) {
      expect(identifiers.isPin(bad)).toBe(false);
    }
  });

  it('I3 · ISIN: check digit of ISO 6166', () => {
    for (const good of ['US0378331005', 'INE002A01018', 'INF109K016L0', 'AU0000XVGZA3', 'INF179K01YV8']) {
      expect([good, identifiers.isIsin(good)]).toEqual([good, true]);
    }
    for (const bad of [
      'US0378331004',
      'US0378331015',
      'INE002A0101',
      'ine002a01018',
      'INE002A0101A',
      'XINE002A01018',
    ]) {
      expect(identifiers.isIsin(bad)).toBe(false);
    }
  });

  it('I3 · every wrong check digit is found', () => {
    const right = [...'0123456789'].filter((digit) => identifiers.isIsin(`INE002A0101${digit}`));
    expect(right).toEqual(['8']);
  });

  it('I3 · a fund’s ISIN begins with INF', () => {
    expect(identifiers.isFundIsin('INF179K01YV8')).toBe(true);
    expect(identifiers.isFundIsin('INF179K01YV7')).toBe(false);
    expect(identifiers.isFundIsin('INE002A01018')).toBe(false);
  });

  it('I3 · fund codes: scheme, then option', () => {
    for (const good of ['LFAG-GR', 'AB-DP', 'A1B2C3D4E5-GR']) expect(identifiers.isFundCode(good)).toBe(true);
    for (const bad of [
      'LFAG',
      'lfag-gr',
      'A-GR',
      'LFAG-G',
      'LFAG-GRO',
      'LFAG-G1',
      'A1B2C3D4E5F-GR',
      '-GR',
      'X LFAG-GR',
    ]) {
      expect(identifiers.isFundCode(bad)).toBe(false);
    }
  });
});

describe('I3 · identifiers are shown masked', () => {
  it('I3 · PAN, mobile and account keep their last four', () => {
    expect(maskPan('ABCPE1234F')).toBe('••••••234F');
    expect(maskMobile('9876543210')).toBe('••••••3210');
    expect(maskAccount('001234567890')).toBe('••••••••7890');
    expect(maskMobile('12345')).toBe('•2345');
  });

  it('I3 · what is too short is hidden whole', () => {
    expect(maskPan('ABCP')).toBe('••••');
    expect(maskPan('')).toBe('');
  });

  it('I3 · an address keeps its first letter and its domain', () => {
    expect(maskEmail('asha@example.com')).toBe('a•••@example.com');
    expect(maskEmail('a@example.com')).toBe('a•••@example.com');
    expect(maskEmail('@example.com')).toBe('•'.repeat(12));
    expect(maskEmail('asha')).toBe('••••');
  });
});
