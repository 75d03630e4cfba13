import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toThrottledAddress } from './client-address.ts';

it('T-20 the addresses of an IPv6 /64 network count as one', () => {
  for (const [address, expected] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:DB8::1:bbbb:0:0:2', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const)
    assert.equal(toThrottledAddress(address), expected, address);
});
