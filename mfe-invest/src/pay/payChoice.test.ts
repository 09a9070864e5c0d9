import { paymentOptions as options } from '../testing/orders.ts';
import { firstChoice, payFields } from './payChoice.ts';

test('I4 · what paid last time is chosen first, and the first way that can be taken', () => {
  expect(firstChoice(options())).toEqual({
    method: 'upi',
    upiId: 'asha@okaxis',
    bank: 'HDFC',
    mandateId: '',
  });
  const tooMuch = options({
    options: options().options.map((way) => ({ ...way, usable: way.method === 'wallet' })),
  });
  expect(firstChoice(tooMuch).method).toBe('wallet');
  expect(firstChoice(undefined)).toEqual({ method: 'upi', upiId: '', bank: '', mandateId: '' });
});

test('I4 · only the fields that the chosen method requires are sent', () => {
  const all = { upiId: ' asha@okaxis ', bank: 'HDFC', mandateId: 'm1' };
  expect(payFields({ ...all, method: 'upi' })).toEqual({ method: 'upi', upi_id: 'asha@okaxis' });
  expect(payFields({ ...all, upiId: '  ', method: 'upi' })).toEqual({ method: 'upi' });
  expect(payFields({ ...all, method: 'netbanking' })).toEqual({ method: 'netbanking', bank: 'HDFC' });
  expect(payFields({ ...all, bank: '', method: 'netbanking' })).toEqual({ method: 'netbanking' });
  expect(payFields({ ...all, method: 'mandate' })).toEqual({ method: 'mandate', mandate_id: 'm1' });
  expect(payFields({ ...all, method: 'wallet' })).toEqual({ method: 'wallet' });
});
