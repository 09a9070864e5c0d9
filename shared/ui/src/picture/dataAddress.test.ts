import { dataAddress } from './dataAddress.ts';

test('O4 · bytes of a picture become an address, also many of them', () => {
  expect(dataAddress(new Uint8Array([0xff, 0xd8, 0xff]))).toBe('data:image/jpeg;base64,/9j/');
  const many = new Uint8Array(70_000).map((_, index) => index % 256);
  const [, text] = dataAddress(many).split(',');
  expect(Uint8Array.from(atob(text!), (sign) => sign.charCodeAt(0))).toEqual(many);
});
