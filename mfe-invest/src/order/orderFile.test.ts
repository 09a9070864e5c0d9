import { orderCsv, orderText } from './orderFile.ts';

const timeline = [
  {
    at: '2026-11-20T08:00:00.000Z',
    state: 'pending',
    rule_id: null,
    text: 'In your cart, waiting for your payment.',
  },
  { at: '2026-11-20T09:00:00.000Z', state: 'submitted', rule_id: 'nav-equity-2021', text: 'Sent to "Axis".' },
  { at: '2026-11-20T10:00:00.000Z', state: 'failed', rule_id: null, text: '=1+1' },
];

test('I3 the timeline as CSV has a head, quotes what needs it, and runs no formula', () => {
  expect(orderCsv({ timeline })).toBe(
    'Time,State,Rule,What happened\r\n' +
      '2026-11-20T08:00:00.000Z,pending,,"In your cart, waiting for your payment."\r\n' +
      '2026-11-20T09:00:00.000Z,submitted,nav-equity-2021,"Sent to ""Axis""."\r\n' +
      "2026-11-20T10:00:00.000Z,failed,,'=1+1\r\n",
  );
});

test('I3 the timeline as text starts with the order and names the rules', () => {
  const text = orderText({ id: 'o1', fund_name: 'Axis Technology', timeline }, (at) => at.slice(11, 16));
  expect(text).toBe(
    'Axis Technology (o1)\n' +
      '08:00  In your cart, waiting for your payment.\n' +
      '09:00  Sent to "Axis". [nav-equity-2021]\n' +
      '10:00  =1+1\n',
  );
});
