import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { claimChannel, deleteReports, ingestText, readStoredRows } from '../testing/ingest-fixtures.ts';
import { assetCsv, basicCsv, type Cells, claimCsv } from '../testing/report-csv.ts';

const at = (text: string) => new Date(`2026-11-${text}T00:00:00Z`);
const place = { channel_id: 'UCclaims1', video_id: 'claims-one' };
const claim: Cells = {
  ...place,
  claim_id: 'C1',
  asset_id: 'A1',
  asset_title: 'Paper Lanterns',
  artist: 'Nova Ahn',
  isrc: 'KR-X4G-26-00417',
  matching_duration: '12',
};

describeEachDatabase('ingest of assets and claims', (api) => {
  let manager: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    const { client, id } = await joinManager(api, site);
    manager = client;
    await claimChannel(api, id, { youtubeId: 'UCclaims1' });
  });
  beforeEach(async () => {
    await deleteReports(api);
    await ingestText(api, basicCsv([{ ...place, date: '20261118', views: '7' }]));
  });

  const musicOf = async () => {
    const { body } = await manager.get('/report/video?from=2026-11-18&to=2026-11-18&id=claims-one');
    return body.video.tracks.map(({ isrc, title, matched_seconds: seconds }: Record<string, unknown>) => [
      isrc,
      title,
      seconds,
    ]);
  };
  const trackOf = async () =>
    (await api.db.selectFrom('video').select('isrc').executeTakeFirstOrThrow()).isrc;

  it('claims give a video’s tracks, the longest match first', async () => {
    const longer = {
      ...claim,
      claim_id: 'C2',
      asset_id: 'A2',
      isrc: '',
      asset_title: '',
      matching_duration: '0:01:05',
    };
    await ingestText(
      api,
      assetCsv([{ asset_id: 'A2', asset_title: 'Han River, 3 a.m.', isrc: 'KRX4G2600002' }]),
    );
    const { outcome, facts, accounts } = await ingestText(api, claimCsv([claim, longer]));

    assert.deepEqual({ outcome, facts, accounts }, { outcome: 'ingested', facts: 2, accounts: 1 });
    assert.deepEqual(await musicOf(), [
      ['KRX4G2600002', 'Han River, 3 a.m.', 65],
      ['KRX4G2600417', 'Paper Lanterns', 12],
    ]);
    assert.equal(await trackOf(), 'KRX4G2600002');
  });

  it('a later asset list gives a video its ISRC', async () => {
    await ingestText(api, claimCsv([{ ...claim, isrc: 'n/a' }]));
    assert.equal(await trackOf(), null);

    await ingestText(
      api,
      assetCsv([{ asset_id: 'A1', asset_title: 'Paper Lanterns', isrc: 'krx4g2600417' }]),
    );

    assert.equal(await trackOf(), 'KRX4G2600417');
  });

  it('inactive claims and claims on unregistered channels are left out', async () => {
    const { rows, unknownChannels } = await ingestText(
      api,
      claimCsv([
        { ...claim, claim_status: 'Inactive' },
        { ...claim, claim_id: 'C2', channel_id: 'UCnobody' },
      ]),
    );

    assert.deepEqual(rows, { read: 2, unknownChannel: 1 });
    assert.deepEqual(unknownChannels, [{ youtubeId: 'UCnobody', rows: 1 }]);
    assert.deepEqual(await musicOf(), []);
  });

  it('T-65 a newer list replaces the whole list, an older one changes nothing', async () => {
    const other = { ...claim, claim_id: 'C9', isrc: 'KRX4G2600009' };
    await ingestText(api, claimCsv([claim]), { createdAt: at('18') });
    const newer = await ingestText(api, claimCsv([other]), { createdAt: at('20') });
    const before = await readStoredRows(api);

    const older = await ingestText(api, claimCsv([claim, other]), { createdAt: at('19') });
    const again = await ingestText(api, claimCsv([other]), { createdAt: at('21') });

    assert.deepEqual([newer.outcome, older.outcome, again.outcome], ['replaced', 'superseded', 'duplicate']);
    assert.deepEqual(await readStoredRows(api), before);
    assert.deepEqual(
      (await musicOf()).map(([isrc]: [string]) => isrc),
      ['KRX4G2600009'],
    );
  });

  it('a list with an error is refused with the position of the error', async () => {
    const cases: [Cells, string][] = [
      [{ ...claim, claim_id: '' }, 'line 3, column 1 (claim_id)'],
      [{ ...claim, asset_id: 'a b' }, 'line 3, column 6 (asset_id)'],
      [{ ...claim, matching_duration: 'long' }, 'line 3, column 12 (matching_duration)'],
      [{ ...claim, artist: 'a\u0000b' }, 'line 3, column 9 (artist)'],
    ];
    const before = await readStoredRows(api);

    for (const [row, path] of cases) {
      await assert.rejects(ingestText(api, claimCsv([claim, row])), (error) => {
        assert.ok(error instanceof MalformedFileError);
        assert.equal(error.errors[0]?.path, path);
        return true;
      });
    }
    assert.deepEqual(await readStoredRows(api), before);
  });
});
