import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { addMember } from '../../platform/testing/fixtures.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { listDays } from '../../platform/calendar.ts';
import { AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT } from '../../figures/ingest/report-types.ts';
import { createReportFixture, type ReportFixture } from '../../figures/report/testing/report-fixture.ts';

describeWithDatabase('the first day of a fee rate', (api) => {
  let fixture: ReportFixture;
  let id: string;
  const setFee = (rate: number, from?: string) =>
    fixture.manager.post('/member/mcn/update', { target: id, fee_rate: rate, from }, { 'if-match': '*' });
  const rates = async () => {
    const { body } = await fixture.manager.get(`/member/mcn/account?id=${id}`);
    return body.rates.map((rate: { from_day: string; until_day: string; fee_rate: number }) => [
      rate.from_day,
      rate.until_day,
      rate.fee_rate,
    ]);
  };

  before(async () => {
    if (!api.isOpen) return;
    fixture = await createReportFixture(api);
    const { file_id: fileId } = await api.db
      .selectFrom('report_day')
      .select('file_id')
      .executeTakeFirstOrThrow();
    const closed = listDays('2026-10-01', '2026-10-31').flatMap((day) =>
      ([AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT] as const).map((type) => ({
        report_type: type,
        day,
        file_id: fileId,
        created_at: api.clock.now(),
      })),
    );
    await api.db.insertInto('report_day').values(closed).execute();
  });
  beforeEach(async () => {
    if (!api.isOpen) return;
    api.clock.set('2026-11-21T12:00:00Z');
    id = (await addMember(api, fixture.manager)).id;
  });

  it('a rate holds from a past day on, and replaces the rates that began later', async () => {
    await setFee(0.2, '2026-11-10');
    await setFee(0.3);
    await setFee(0.1, '2026-11-15');

    assert.deepEqual(await rates(), [
      ['2026-11-15', null, 0.1],
      ['2026-11-10', '2026-11-15', 0.2],
      [null, '2026-11-10', 0.05],
    ]);
    const { body } = await fixture.manager.get('/member/mcn/accounts');
    assert.equal(body.items.find((item: { id: string }) => item.id === id).fee_rate, 0.1);
  });

  it('a rate from the day of another one replaces it', async () => {
    await setFee(0.2, '2026-11-10');
    await setFee(0.4, '2026-11-10');

    assert.deepEqual(await rates(), [
      ['2026-11-10', null, 0.4],
      [null, '2026-11-10', 0.05],
    ]);
  });

  it('a rate can begin on the first open day, which the member’s page names, and on none before it', async () => {
    const { body } = await fixture.manager.get(`/member/mcn/account?id=${id}`);
    assert.equal(body.first_open_day, '2026-11-01');
    assert.equal((await setFee(0.2, '2026-11-01')).status, 200);

    const refused = await setFee(0.3, '2026-10-31');

    assert.equal(refused.status, 400);
    const [{ path, code, message }] = refused.body.errors;
    assert.deepEqual([path, code], ['from', 'too_small']);
    assert.match(message, /2026-11-01/);
  });

  it('a rate cannot begin after today, and a day needs a rate', async () => {
    assert.equal((await setFee(0.2, '2026-11-22')).body.errors[0].code, 'too_big');
    const body = { target: id, password: 'brand new', from: '2026-11-10' };
    const lone = await fixture.manager.post('/member/mcn/update', body, { 'if-match': '*' });
    assert.equal(lone.body.errors[0].path, 'from');
  });
});
