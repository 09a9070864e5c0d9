import fc from 'fast-check';
import { clientNetwork } from './clientNetwork.ts';

describe('the network that a client is counted by', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
  ])('O1 · %s counts as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  const address = fc.array(group, { minLength: 8, maxLength: 8 });
  const text = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');

  test('O1 · addresses of one /64 count as one client, in any spelling; of two as two', () => {
    fc.assert(
      fc.property(address, address, (one, other) => {
        fc.pre(one[0] !== 0);
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        expect(clientNetwork(text(neighbour))).toBe(clientNetwork(text(one)));
        expect(clientNetwork(text(neighbour).toUpperCase())).toBe(clientNetwork(text(one)));
        expect(clientNetwork(new URL(`http://[${text(one)}]/`).hostname.slice(1, -1))).toBe(
          clientNetwork(text(one)),
        );
        const elsewhere = one.map((value, index) => (index === 3 ? value ^ 1 : value));
        expect(clientNetwork(text(elsewhere))).not.toBe(clientNetwork(text(one)));
      }),
    );
  });
});
