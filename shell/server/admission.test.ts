import { createAdmission } from './admission.ts';

const limits = {
  request: { perNetwork: 2, total: 3 },
  upload: { perNetwork: 1, total: 3 },
  stream: { perNetwork: 1, total: 3 },
};

describe('how much is open at once', () => {
  test('X7 · one client network has its share, counted by IPv4 address and IPv6 /64, and others have theirs', () => {
    const { enter } = createAdmission(limits);
    expect(enter('2001:db8::1', 'request')).not.toBeNull();
    expect(enter('2001:db8::2', 'request')).not.toBeNull();
    expect(enter('2001:db8::3', 'request')).toBeNull();
    expect(enter('2001:db8:0:1::1', 'request')).not.toBeNull();
  });

  test('X7 · what ends makes room, and only once', () => {
    const { enter } = createAdmission(limits);
    const end = enter('203.0.113.7', 'stream')!;
    expect(enter('203.0.113.7', 'stream')).toBeNull();
    end();
    end();
    expect(enter('203.0.113.7', 'stream')).not.toBeNull();
    expect(enter('203.0.113.7', 'stream')).toBeNull();
  });

  test('X7 · streams and uploads leave room for requests', () => {
    const { enter } = createAdmission(limits);
    for (const work of ['stream', 'upload'] as const) {
      expect(enter('203.0.113.7', work)).not.toBeNull();
      expect(enter('203.0.113.7', work)).toBeNull();
    }
    expect(enter('203.0.113.7', 'request')).not.toBeNull();
  });

  test('X7 · many networks together have a limit too', () => {
    const { enter } = createAdmission(limits);
    for (const last of [1, 2, 3]) expect(enter(`203.0.113.${last}`, 'request')).not.toBeNull();
    expect(enter('203.0.113.4', 'request')).toBeNull();
  });

  test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])('X7 · %s has the total only', (address) => {
    const { enter } = createAdmission(limits);
    for (let open = 0; open < 3; open += 1) expect(enter(address, 'stream')).not.toBeNull();
    expect(enter(address, 'stream')).toBeNull();
  });
});
