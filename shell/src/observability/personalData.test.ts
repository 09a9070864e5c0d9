import { withoutPersonalData } from './personalData.ts';

test.each([
  ['PAN ABCDE1234F is taken', 'PAN [PAN] is taken'],
  ['pan_abcde1234f.', 'pan_[PAN].'],
  ['GSTIN 27ABCDE1234F1Z5', 'GSTIN [GSTIN]'],
  ['Aadhaar 4321 8765 2109', 'Aadhaar [number]'],
  ['Aadhaar 432187652109', 'Aadhaar [number]'],
  ['आधार ४३२१ ८७६५ २१०९', 'आधार [number]'],
  ['call 9876543210', 'call [number]'],
  ['call +91 98765-43210 now', 'call [number] now'],
  ['account 00123456789012 of HDFC0001234', 'account [number] of [IFSC]'],
  ['folio no. 12345/67', 'folio no. [number]/67'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['asha.rao+x@example.co.in wrote', '[address] wrote'],
  ['pay asha@okhdfc', 'pay [address]'],
  ['short of ₹ 12,34,567.50 now', 'short of [amount] now'],
  ['Rs.500 and INR 20 and रु १,०००', '[amount] and [amount] and [amount]'],
  ['12,345 units at 104.25', '[amount] units at [amount]'],
  ['otp is 123456', 'otp is [secret]'],
  ['code: 9911', 'code: [secret]'],
  ['{"password":"Sandbox#2026"}', '{"password":"[secret]"}'],
  ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
  ['got eyJhbGciOi.eyJzdWIi.c2ln', 'got [token]'],
  ['k3JfQ2xvY2tXb3JrX2lzX2ZpbmUxMjM0NTY3ODkw', '[token]'],
  ['GET https://a.example/funds?searchTerm=asha#top failed', 'GET https://a.example/funds failed'],
  ['at /orders?id=7 and /gold#buy', 'at /orders and /gold'],
  ['https://asha:secret@a.example/x', 'https://a.example/x'],
])('X9 · %j leaves as %j', (text, clean) => {
  expect(withoutPersonalData(text)).toBe(clean);
});

test.each([
  'mfe-gold needs contracts ^2.0.0, the shell has 1.4.12',
  'mfe_onboarding_with_a_long_name_1_0_0_a1b2c3d4e5 does not exist in container',
  'loading took over 5000 ms',
  'at https://a.example/remotes/mfe-gold/1.0.0-9f3e21ab77/app.12ab34cd56.js:12:4501',
  'Minified React error #527; HTTP 503',
  'fund LFAG-GR of 2026-11-20',
])('X9 · %j contains no personal data and stays', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
