import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { claimChannel } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { AD_CLOSING_REPORT, REVENUE_REPORT } from '../../figures/ingest/report-types.ts';
import {
  type ClosingFixture,
  createClosingFixture,
  deliverMonth,
  insertRates,
  NOVEMBER,
  OCTOBER,
} from './testing/closing-fixture.ts';

/** Registered after the months were closed. */
const LATER = 'UClater00000000000000000';

describeWithDatabase('the files of closed months', (api) => {
  let fixture: ClosingFixture;

  before(async () => {
    api.clock.set('2027-01-20T20:00:00Z');
    fixture = await createClosingFixture(api, 'files');
    await insertRates(api, [OCTOBER, NOVEMBER], '1400');
    const { revenueOf } = fixture;
    await deliverMonth(api, OCTOBER, {
      estimated: revenueOf('9', '9', '9'),
      ad: { ...revenueOf('1.5', '2', '3'), [LATER]: '7' },
      premium: revenueOf('0.25', '0', '0.1'),
    });
    assert.equal((await fixture.close('2026-10')).status, 200);
    // Known after October was closed, and booked by November.
    await deliverMonth(api, OCTOBER, { ad: revenueOf('1.25', '2', '3.75') });
    await deliverMonth(api, NOVEMBER, { estimated: revenueOf('4', '5', '6') });
    assert.equal((await fixture.close('2026-11', 'the closing reports are late')).status, 200);
  });

  const audit = async (month: string) => {
    const { status, body } = await fixture.operator.get(
      `/operator/closing/audit/files?domain=${fixture.domain}&month=${month}`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.audit;
  };

  it('what was booked is in the files that counted, also in estimates and in those of corrected months', async () => {
    const november = await audit('2026-11');

    assert.equal(november.mismatch, null);
    assert.deepEqual(
      november.files.map(({ month, state }: { month: string; state: string }) => `${month} ${state}`),
      ['2026-11 read', '2026-10 read', '2026-10 read', '2026-10 read'],
    );
    // The first report of advertising was replaced, and is kept all the same.
    assert.equal((await audit('2026-10')).mismatch, null);
  });

  it('T-75 a channel that is registered later is no mismatch of a month that was closed before', async () => {
    api.clock.set('2027-01-21T20:00:00Z');
    await claimChannel(api, fixture.accountId, { youtubeId: LATER });

    assert.equal((await audit('2026-10')).mismatch, null);
  });

  it('a month that is not closed has no files', async () => {
    const { status, body } = await fixture.operator.get(
      `/operator/closing/audit/files?domain=${fixture.domain}&month=2026-12`,
    );
    assert.deepEqual([status, body.code], [409, 'month_open']);
  });

  it('T-75 booked revenue that no file has is named with its channel and day', async () => {
    // The second channel's revenue has no correction.
    const [, channel] = fixture.channels;
    const row = {
      account_id: fixture.accountId,
      channel_id: channel?.id ?? '',
      day: '2026-10-07',
      month: NOVEMBER,
      micros: '1',
    };
    await api.db.insertInto('closed_revenue').values(row).execute();
    // The estimates of final days count for nothing, so nothing is hidden without them.
    const estimates = api.db
      .selectFrom('report_day')
      .innerJoin('ingest_file', 'ingest_file.id', 'report_day.file_id')
      .select('ingest_file.digest')
      .where('report_day.day', '=', row.day)
      .where('report_day.report_type', '=', REVENUE_REPORT);
    await api.db.deleteFrom('delivery_content').where('digest', 'in', estimates).execute();

    const { mismatch } = await audit('2026-11');

    assert.deepEqual(mismatch, {
      month: '2026-11',
      account_id: null,
      fault: 'files',
      entry: `${channel?.id} 2026-10-07`,
    });
  });

  it('T-75 a kept file with other bytes is named, and one that is not kept any more is said to be so', async () => {
    const reports = await api.db
      .selectFrom('ingest_file')
      .select([
        'digest',
        'name',
        ({ exists, selectFrom }) =>
          exists(
            selectFrom('report_day').select('day').whereRef('report_day.file_id', '=', 'ingest_file.id'),
          ).as('counts'),
      ])
      .where('report_type', '=', AD_CLOSING_REPORT)
      .execute();
    const [replaced, counted] = [false, true].map((counts) => reports.find((each) => each.counts === counts));
    const content = await api.db
      .selectFrom('delivery_part')
      .selectAll()
      .where('digest', '=', replaced?.digest ?? '')
      .execute();
    await api.db
      .deleteFrom('delivery_part')
      .where('digest', '=', counted?.digest ?? '')
      .execute();
    await api.db
      .insertInto('delivery_part')
      .values(content.map((part) => ({ ...part, digest: counted?.digest ?? '' })))
      .execute();

    const { mismatch } = await audit('2026-11');
    assert.deepEqual([mismatch.fault, mismatch.entry], ['file', counted?.name]);

    await api.db
      .deleteFrom('delivery_content')
      .where('digest', '=', counted?.digest ?? '')
      .execute();
    const { files } = await audit('2026-11');
    assert.ok(files.some(({ state }: { state: string }) => state === 'not_kept'));
  });
});
