import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createServerSigner } from './server-signer.ts';
import { describeWithDatabase } from './testing/describe-databases.ts';

describeWithDatabase('the signer of a server', (api) => {
  it('accepts what another server of the same database signed', async () => {
    const signed = (await createServerSigner(api.db, 'visitor')()).sign('a text');

    const found = (await createServerSigner(api.db, 'visitor')()).unsign(signed);

    assert.deepEqual({ valid: found.valid, value: found.value }, { valid: true, value: 'a text' });
  });

  it('refuses changed texts and what was signed for another purpose', async () => {
    const visitor = await createServerSigner(api.db, 'visitor')();
    const page = await createServerSigner(api.db, 'page load')();
    const signed = visitor.sign('a text');

    assert.equal(visitor.unsign(signed.replace('text', 'test')).valid, false);
    assert.equal(page.unsign(signed).valid, false);
  });
});
