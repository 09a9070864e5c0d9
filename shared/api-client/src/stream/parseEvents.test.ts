import fc from 'fast-check';
import { parseEvents, startOfStream, type ParserState, type StreamEvent } from './parseEvents.ts';

function parseAll(chunks: readonly string[]): { events: StreamEvent[]; state: ParserState } {
  let state = startOfStream;
  const events: StreamEvent[] = [];
  for (const chunk of chunks) {
    const parsed = parseEvents(chunk, state);
    events.push(...parsed.events);
    state = parsed.state;
  }
  return { events, state };
}

const message = (data: string, more: Partial<StreamEvent> = {}) => ({
  id: '',
  event: 'message',
  data,
  ...more,
});

describe('parseEvents', () => {
  test.each<[string, string, StreamEvent[]]>([
    ['one line', 'data: a\n\n', [message('a')]],
    ['no space after the colon', 'data:a\n\n', [message('a')]],
    ['one space is taken away, no more', 'data:  a \n\n', [message(' a ')]],
    ['several lines', 'data: a\ndata: b\ndata\n\n', [message('a\nb\n')]],
    ['an empty data line', 'data\n\n', [message('')]],
    ['a colon in the data', 'data: {"a":1}\n\n', [message('{"a":1}')]],
    ['CRLF', 'event: x\r\ndata: a\r\n\r\n', [message('a', { event: 'x' })]],
    ['CR alone', 'event: x\rdata: a\r\r', [message('a', { event: 'x' })]],
    ['two events', 'data: a\n\ndata: b\n\n', [message('a'), message('b')]],
    [
      'a name for one event only',
      'event: x\ndata: a\n\ndata: b\n\n',
      [message('a', { event: 'x' }), message('b')],
    ],
    [
      'an id that stays',
      'id: 7\ndata: a\n\ndata: b\n\n',
      [message('a', { id: '7' }), message('b', { id: '7' })],
    ],
    ['an id that is emptied', 'id: 7\ndata: a\n\nid\ndata: b\n\n', [message('a', { id: '7' }), message('b')]],
    ['an id with a NUL', 'id: 7\0\ndata: a\n\n', [message('a')]],
    ['comments', ': hello\ndata: a\n:\n\n: bye\n\n', [message('a')]],
    ['unknown fields', 'other: x\nDATA: x\ndata: a\n\n', [message('a')]],
    ['no data, no event', 'event: x\nid: 3\n\n', []],
    ['a name without data is forgotten', 'event: x\n\ndata: a\n\n', [message('a')]],
    ['an unfinished event', 'data: a\n', []],
    ['blank lines', '\n\r\n\r\n\ndata: a\n\n\n', [message('a')]],
    ['nothing', '', []],
  ])('X6 · %s', (_, text, events) => {
    expect(parseAll([text]).events).toEqual(events);
  });

  test('X6 · the id to resume from counts from the end of its event, also of an empty one', () => {
    expect(parseAll(['id: 7\ndata: a\n']).state).toMatchObject({ lastEventId: '', pendingId: '7' });
    expect(parseAll(['id: 7\ndata: a\n\n']).state.lastEventId).toBe('7');
    expect(parseAll(['id: 8\n\n']).state.lastEventId).toBe('8');
  });

  test.each([
    ['retry: 2500\n', 2500],
    ['retry: 2500\nretry: soon\n', 2500],
    ['retry: -1\n', null],
    ['retry:\n', null],
    ['retry: 1s\n', null],
  ])('X6 · %p requests a pause of %p', (text, retry) => {
    expect(parseAll([text]).state.retry).toBe(retry);
  });

  test('X6 · a CRLF cut in two is one line end, and an event does not wait for the LF', () => {
    const first = parseEvents('data: a\r\n\r');
    expect(first.events).toEqual([message('a')]);
    const second = parseEvents('\ndata: b\r', first.state);
    expect(second.events).toEqual([]);
    expect(parseEvents('', second.state)).toEqual({ events: [], state: second.state });
    expect(parseEvents('\r', second.state).events).toEqual([message('b')]);
    expect(parseEvents('\n\n', second.state).events).toEqual([message('b')]);
    expect(parseEvents('\n', second.state).events).toEqual([]);
  });

  test('X6 · the given state is not changed', () => {
    const before = structuredClone(startOfStream);
    parseEvents('id: 1\ndata: a\n\nretry: 5\ndata: b', startOfStream);
    expect(startOfStream).toEqual(before);
  });

  const piece = fc.constantFrom(
    'data',
    'event',
    'id',
    'retry',
    ':',
    ' ',
    '\r',
    '\n',
    '\r\n',
    '\n\n',
    '1',
    'ü',
    '₹',
    '{"a":1}',
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  test('X6 · any chunking gives the same events and the same state', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 80 }), { maxLength: 20 }), (whole, cuts) => {
        const places = [...new Set(cuts.map((cut) => Math.min(cut, whole.length)))].sort((a, b) => a - b);
        const chunks = [0, ...places].map((place, index) =>
          whole.slice(place, places[index] ?? whole.length),
        );
        expect(chunks.join('')).toBe(whole);
        expect(parseAll(chunks)).toEqual(parseAll([whole]));
        expect(parseAll([...whole])).toEqual(parseAll([whole]));
      }),
      { numRuns: 500 },
    );
  });

  test('X6 · what is written is read again, with any line end', () => {
    const field = fc.string({ maxLength: 10 }).map((word) => word.replace(/[\r\n\0]/g, ''));
    const event = fc.record({
      id: field,
      event: field.filter((name) => name !== ''),
      lines: fc.array(field, { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom('\n', '\r', '\r\n'), (written, end) => {
        const stream = written
          .map(({ id, event: name, lines }) =>
            [`id: ${id}`, `event: ${name}`, ...lines.map((line) => `data: ${line}`), '', ''].join(end),
          )
          .join('');
        expect(parseAll([stream]).events).toEqual(
          written.map(({ id, event: name, lines }) => ({ id, event: name, data: lines.join('\n') })),
        );
      }),
    );
  });
});
