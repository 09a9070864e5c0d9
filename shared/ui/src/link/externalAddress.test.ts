import { externalAddress } from './externalAddress.ts';

test.each([
  ['https://www.sebi.gov.in/', 'https://www.sebi.gov.in/', null],
  ['  HTTPS://Example.test/a b ', 'https://example.test/a%20b', null],
  ['http://example.test/', null, 'insecure'],
  ['http://localhost.example.test/', null, 'insecure'],
  ['http://127.0.0.1.example.test/', null, 'insecure'],
  ['http://localhost:4300/pay/1', 'http://localhost:4300/pay/1', null],
  ['http://127.0.0.1:4300/', 'http://127.0.0.1:4300/', null],
  ['http://[::1]:4300/', 'http://[::1]:4300/', null],
  ['', null, 'empty'],
  ['   ', null, 'empty'],
  [null, null, 'empty'],
  [undefined, null, 'empty'],
  ['mailto:help@sanchay.example', 'mailto:help@sanchay.example', 'other'],
  ['tel:+911800000000', 'tel:+911800000000', 'other'],
  ['upi://pay?pa=x', 'upi://pay?pa=x', 'other'],
  ['not an address', null, 'other'],
  ['/inside', null, 'other'],
  ['javascript:alert(1)', null, 'other'],
  ['java\nscript:alert(1)', null, 'other'],
  ['data:text/html,x', null, 'other'],
  ['blob:https://sanchay.example/1', null, 'other'],
  ['vbscript:x', null, 'other'],
  ['file:///etc/hosts', null, 'other'],
])('S16 · %j opens %j and is reported as %j', (address, open, problem) => {
  expect(externalAddress(address)).toEqual({ open, problem });
});
