import type { Event } from '@sentry/browser';
import { outgoingEvent } from './outgoingEvent.ts';

const whole: Event = {
  event_id: 'a'.repeat(32),
  timestamp: 2,
  start_timestamp: 1,
  platform: 'javascript',
  level: 'error',
  release: '1.0.0',
  message: 'of ABCDE1234F',
  transaction: '/orders?id=9876543210',
  fingerprint: ['mount', 'mfe-gold'],
  tags: { remote: 'mfe-gold', owner: 'asha@sanchay.example', attempt: 2 },
  sdk: { name: 'kit', version: '1', packages: [{ name: 'x', version: '1' }] },
  user: { id: 'asha', ip_address: '203.0.113.9' },
  request: { url: 'https://sanchay.example/?pan=ABCDE1234F', headers: { 'User-Agent': 'x' } },
  breadcrumbs: [{ message: 'typed ABCDE1234F' }],
  extra: { form: 'ABCDE1234F' },
  server_name: 'asha-laptop',
  modules: { x: '1' },
  contexts: {
    device: { name: 'asha’s phone' },
    trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16), op: 'x', data: { note: 'ABCDE1234F', n: 1 } },
  },
  exception: {
    values: [
      {
        type: 'Error',
        value: 'x'.repeat(600),
        mechanism: { type: 'generic', data: { pan: 'ABCDE1234F' } },
        stacktrace: {
          frames: [
            {
              filename: 'https://sanchay.example/app.js?pan=ABCDE1234F',
              function: 'pay',
              lineno: 1,
              colno: 2,
              in_app: true,
              vars: { pan: 'ABCDE1234F' },
              context_line: 'const pan = "ABCDE1234F"',
            },
          ],
        },
      },
    ],
  },
};

test('X9 · of an event only the fields that are named leave, their texts cleaned and cut', () => {
  expect(JSON.parse(JSON.stringify(outgoingEvent(whole)))).toEqual({
    event_id: 'a'.repeat(32),
    timestamp: 2,
    start_timestamp: 1,
    platform: 'javascript',
    level: 'error',
    release: '1.0.0',
    message: 'of [PAN]',
    transaction: '/orders',
    fingerprint: ['mount', 'mfe-gold'],
    tags: { remote: 'mfe-gold', owner: '[address]', attempt: 2 },
    sdk: { name: 'kit', version: '1' },
    contexts: {
      trace: {
        trace_id: 'b'.repeat(32),
        span_id: 'c'.repeat(16),
        op: 'x',
        data: { note: '[PAN]', n: 1 },
      },
    },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'x'.repeat(500),
          stacktrace: {
            frames: [
              {
                filename: 'https://sanchay.example/app.js',
                function: 'pay',
                lineno: 1,
                colno: 2,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  });
});
