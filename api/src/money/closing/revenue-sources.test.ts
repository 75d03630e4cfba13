import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { computeKeyId, encodePublicKey } from '../../releases/release/signing/public-key.ts';
import { signDocument } from '../closed/signed-document.ts';
import { readMonthContent } from '../closed/statement-content.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from './testing/closing-fixture.ts';
import { deliverByCountry } from './testing/deliver-by-country.ts';

/** The members of a closed month's document that say where its revenue came from. */
const SOURCE_MEMBERS = /,"us_(?:digest|micros)":"[^"]*"/g;

describeWithDatabase('a month that was closed before revenue was booked by source', (api) => {
  let fixture: ClosingFixture;

  /** Writes October as it was closed before: without sources, signed by a key of then. */
  const makeOlder = async () => {
    const { domain, accountId } = fixture;
    const { document } = await api.db
      .selectFrom('closed_month')
      .select('document')
      .where('domain', '=', domain)
      .executeTakeFirstOrThrow();
    const { previous, ...content } = JSON.parse(document.replaceAll(SOURCE_MEMBERS, ''));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = { id: computeKeyId(publicKey), privateKey, publicKey };
    const retired = { retired_at: api.clock.now(), retired_by: 'server' };
    await api.db
      .insertInto('release_key')
      .values({
        id: key.id,
        number: 1_000,
        public_key: encodePublicKey(publicKey),
        created_at: api.clock.now(),
        created_by: 'server',
        ...retired,
      })
      .execute();
    const signed = signDocument(content, { previous, key });
    await sql`alter table closed_revenue disable trigger user`.execute(api.db);
    await sql`alter table closed_month disable trigger user`.execute(api.db);
    await api.db.updateTable('closed_month').set(signed).where('domain', '=', domain).execute();
    await api.db
      .updateTable('closed_revenue')
      .set({ us_micros: null })
      .where('account_id', '=', accountId)
      .execute();
    await sql`alter table closed_revenue enable trigger user`.execute(api.db);
    await sql`alter table closed_month enable trigger user`.execute(api.db);
  };

  const deliver = (month: string, us: number) => {
    const [first = '', second = ''] = fixture.channels.map(({ youtubeId }) => youtubeId);
    return deliverByCountry(api, month, {
      [first]: { US: String(us), KR: String(10 - us) },
      [second]: { KR: '20' },
    });
  };
  const setRates = (from: string) =>
    fixture.manager.post('/payout/withholding', {
      target: fixture.members[0]?.id,
      from,
      rate: 0.033,
      us_rate: 0.1,
      note: 'KR resident',
    });
  const audit = async (month: string) => {
    const path = `domain=${fixture.domain}&month=${month}`;
    const [documents, files] = [
      await fixture.operator.get(`/operator/closing/audit?${path}`),
      await fixture.operator.get(`/operator/closing/audit/files?${path}`),
    ];
    return [documents.body.audit, files.body.audit.mismatch];
  };
  const readMonths = async () => {
    const rows = await api.db
      .selectFrom('closed_month')
      .select('document')
      .where('domain', '=', fixture.domain)
      .orderBy('month')
      .execute();
    return rows.map(({ document }) => readMonthContent(document));
  };

  before(async () => {
    api.clock.set('2026-11-20T20:00:00Z');
    fixture = await createClosingFixture(api, 'older');
    await insertRates(api, [OCTOBER, NOVEMBER], '1400');
    await deliver(OCTOBER, 4);
    assert.equal((await fixture.close('2026-10')).status, 200);
    await makeOlder();
  });

  it('is read as it is, and both audits find nothing', async () => {
    const [october] = await readMonths();
    assert.deepEqual(Object.keys(october?.accounts[0] ?? {}).toSorted(), ['account_id', 'digest', 'micros']);
    assert.deepEqual(await audit('2026-10'), [{ months: 1, statements: 0, mismatch: null }, null]);
  });

  it('refuses rates by source, which a month that is not closed may have', async () => {
    const refused = await setRates('2026-10');
    assert.deepEqual([refused.status, refused.body.code], [409, 'source_not_booked']);
    assert.equal((await setRates('2026-11')).status, 200);
    assert.equal((await fixture.issue('2026-10')).status, 200);
    assert.deepEqual(await audit('2026-10'), [{ months: 1, statements: 1, mismatch: null }, null]);
  });

  it('is corrected in its revenue only, and later months say where theirs came from', async () => {
    api.clock.set('2026-12-20T20:00:00Z');
    // Only where October's revenue came from is known otherwise.
    await deliver(OCTOBER, 7);
    await deliver(NOVEMBER, 4);
    const { body: early } = await fixture.manager.get('/report/statement?month=2026-10');
    assert.equal(early.pending, null);
    assert.equal((await fixture.close('2026-11')).status, 200);
    assert.equal((await fixture.issue('2026-11')).status, 200);

    const [, november] = await readMonths();
    assert.deepEqual(
      november?.corrections.flatMap(({ accounts }) => accounts),
      [],
    );
    assert.equal(november?.accounts[0]?.us_micros, String(30 * 4_000_000));
    const { body } = await fixture.manager.get('/report/statement?month=2026-11');
    const lines: { month: string; source: string; amounts: { USD: string } }[] = body.items.find(
      (item: { member: { id: string } }) => item.member.id === fixture.members[0]?.id,
    ).withheld;
    // 30 days of 4 and of 6 + 20/2 dollars, less 5 %.
    assert.deepEqual(
      lines.map(({ month, source, amounts }) => [month, source, amounts.USD]),
      [
        ['2026-11', 'us', '11.40'],
        ['2026-11', 'other', '15.04'],
      ],
    );
    assert.deepEqual(await audit('2026-11'), [{ months: 2, statements: 2, mismatch: null }, null]);
  });

  it('is corrected by revenue of later files without their sources', async () => {
    api.clock.set('2027-01-20T20:00:00Z');
    await deliver(OCTOBER, 10);
    const [first = '', second = ''] = fixture.channels.map(({ youtubeId }) => youtubeId);
    await deliverByCountry(api, OCTOBER, { [first]: { US: '11' }, [second]: { KR: '20' } });
    await deliver('2026-12-01', 4);
    await insertRates(api, ['2026-12-01'], '1400');
    assert.equal((await fixture.close('2026-12')).status, 200);

    const [, , december] = await readMonths();
    const [october] = december?.corrections ?? [];
    assert.deepEqual(
      october?.accounts.map(({ micros, us_micros: us }) => [micros, us]),
      [[String(31 * 1_000_000), undefined]],
    );
    assert.deepEqual(await audit('2026-12'), [{ months: 3, statements: 2, mismatch: null }, null]);
  });
});
