import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomIds, uuidV7 } from './ids.ts';

describe('ids', () => {
  it('a UUIDv7 has the layout of RFC 9562', () => {
    // The example of RFC 9562, appendix A.6.
    const random = Buffer.from('0cc318c4dc0c0c07398f', 'hex');

    assert.equal(uuidV7(0x017f22e279b0, random), '017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('UUIDs grow with time and differ within a millisecond', () => {
    const ids = Array.from({ length: 1000 }, () => randomIds.uuid());
    const random = Buffer.alloc(10, 0xff);

    assert.equal(new Set(ids).size, 1000);
    assert.ok(uuidV7(1_700_000_000_000, random) < uuidV7(1_700_000_000_001, Buffer.alloc(10)));
  });

  it('tokens hold 256 random bits', () => {
    const token = randomIds.token();

    assert.equal(Buffer.from(token.slice(3), 'base64url').length, 32);
    assert.notEqual(token, randomIds.token());
  });
});
