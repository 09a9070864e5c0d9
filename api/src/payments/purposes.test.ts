import '../domains.ts';
import { assertChargebackHandlers, onPaid } from './purposes.ts';

test('I4 · a purpose that can be paid for without a chargeback handler fails the start', () => {
  expect(() => assertChargebackHandlers()).not.toThrow();
  expect(() => assertChargebackHandlers(['cart', 'insurance'])).toThrow(
    'no chargeback handler for payments of: insurance',
  );
  onPaid('bonds' as never, async () => undefined);
  expect(() => assertChargebackHandlers()).toThrow('no chargeback handler for payments of: bonds');
});
