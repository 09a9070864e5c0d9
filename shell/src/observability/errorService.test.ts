import { createTransport, type BrowserOptions } from '@sentry/browser';
import { fingerprintOf, openErrorService, tagsOf } from './errorService.ts';

const canaries = [
  'ABCDE1234F',
  '9876543210',
  '432187652109',
  '00123456789012',
  'HDFC0001234',
  'asha@sanchay.example',
  'Sandbox#2026',
  '12,34,567',
  'k3JfQ2xvY2tXb3JrX2lzX2ZpbmUxMjM0NTY3ODkw',
];
const confession =
  'PAN ABCDE1234F, phone 9876543210, Aadhaar 432187652109, account 00123456789012 at HDFC0001234, ' +
  'asha@sanchay.example, password=Sandbox#2026, ₹12,34,567, k3JfQ2xvY2tXb3JrX2lzX2ZpbmUxMjM0NTY3ODkw, ' +
  'https://sanchay.example/login?phone=9876543210';

/** A transport that only remembers what would have left. */
function listening(): { sent: string[]; transport: NonNullable<BrowserOptions['transport']> } {
  const sent: string[] = [];
  return {
    sent,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
        return { statusCode: 200 };
      }),
  };
}

const open = () => {
  const { sent, transport } = listening();
  const service = openErrorService({ dsn: 'https://key@errors.example/1', release: '1.2.3', transport });
  /** The one event that left, and the whole envelope's text. */
  const event = () => {
    expect(sent).toHaveLength(1);
    return JSON.parse(sent[0]!.split('\n')[2]!) as Record<string, unknown>;
  };
  return { service, sent, event };
};

const failure = { kind: 'integrity', remote: 'mfe-gold', version: '1.4.2-a1b2', owner: 'gold-team' };

test('X9 · an error leaves with kind, remote, release and owner, and one group for kind and remote', () => {
  const { service, event } = open();
  service.error(new Error('the bytes differ'), failure);
  expect(event()).toMatchObject({
    release: '1.2.3',
    tags: { kind: 'integrity', remote: 'mfe-gold', release: '1.4.2-a1b2', owner: 'gold-team' },
    fingerprint: ['integrity', 'mfe-gold'],
    exception: { values: [{ type: 'Error', value: 'the bytes differ' }] },
  });
});

test('X9 · of PAN, phone, Aadhaar, bank account, address, password, amount and token nothing leaves: 0 times each', () => {
  const { service, sent, event } = open();
  const error = new Error(confession, { cause: new Error(confession) });
  error.name = 'ABCDE1234F';
  error.stack = `Error: x\n    at ${'ABCDE1234F'} (https://sanchay.example/app.js?pan=ABCDE1234F:1:2)`;
  Object.assign(error, { phone: '9876543210' });
  service.error(error, { ...failure, owner: confession, note: confession, cause: confession });
  expect(event().exception).toBeDefined();
  for (const canary of canaries) expect([canary, sent.join().split(canary).length - 1]).toEqual([canary, 0]);
});

test('X9 · what is thrown instead of an error is cleaned as well', () => {
  const { service, sent } = open();
  service.error(confession, { kind: 'promise' });
  service.error({ message: confession, user: confession }, { kind: 'promise' });
  expect(sent).toHaveLength(2);
  for (const canary of canaries) expect(sent.join()).not.toContain(canary);
});

test('X9 · a mount leaves as a transaction with a span for each phase', () => {
  const { service, event } = open();
  service.mount({
    remote: 'mfe-gold',
    release: '1.4.2-a1b2',
    owner: 'gold-team',
    outcome: 'mounted',
    start: 100,
    end: 400,
    phases: [
      { name: 'load', start: 100, end: 250 },
      { name: 'mount', start: 250, end: 400 },
    ],
  });
  const { spans, ...transaction } = event() as unknown as {
    start_timestamp: number;
    timestamp: number;
    contexts: { trace: { trace_id: string; span_id: string } };
    spans: { start_timestamp: number; timestamp: number; parent_span_id: string; trace_id: string }[];
  };
  const { trace } = transaction.contexts;
  expect(transaction).toMatchObject({
    type: 'transaction',
    transaction: 'mount mfe-gold',
    tags: { remote: 'mfe-gold', release: '1.4.2-a1b2', owner: 'gold-team', outcome: 'mounted' },
    contexts: { trace: { op: 'mfe.mount', status: 'ok' } },
  });
  expect(trace.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(spans).toMatchObject([
    { op: 'mfe.load', description: 'load mfe-gold', parent_span_id: trace.span_id, trace_id: trace.trace_id },
    { op: 'mfe.mount', description: 'mount mfe-gold', parent_span_id: trace.span_id },
  ]);
  const ms = (at: number) => Math.round((at - transaction.start_timestamp) * 1000);
  expect(spans.map((span) => [ms(span.start_timestamp), ms(span.timestamp)])).toEqual([
    [0, 150],
    [150, 300],
  ]);
  expect(ms(transaction.timestamp)).toBe(300);
});

test.each([
  [{ kind: 'timeout', remote: 'mfe-gold' }, ['timeout', 'mfe-gold']],
  [{ kind: 'promise' }, ['promise', '{{ default }}']],
  [{ remote: 'mfe-gold' }, ['{{ default }}']],
])('X9 · %j is grouped under %j', (tags, fingerprint) => {
  expect(fingerprintOf(tags)).toEqual(fingerprint);
});

test('X9 · a tag is a text of ours or it is none', () => {
  expect(tagsOf({ kind: 'mount', remote: '', release: '2', version: '1', owner: 3, user: 'asha' })).toEqual({
    kind: 'mount',
    release: '2',
  });
});
