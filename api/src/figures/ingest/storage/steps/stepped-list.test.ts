import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../../platform/testing/portal-client.ts';
import { waitForIngest } from '../../delete-figures.ts';
import { claimChannel, deleteReports, ingestText, readStoredRows } from '../../testing/ingest-fixtures.ts';
import { assetCsv, basicCsv, type Cells, claimCsv } from '../../testing/report-csv.ts';
import { DoubtfulDeliveryError } from '../../doubts/doubtful-delivery-error.ts';

const DAY = '2026-11-15';
const VIDEOS = 12;
const IN_STEPS = { stepFacts: 2 };
/** The second owner is one that has delivered nothing before. */
const FORCED = { forceReason: 'another owner' };
const LAST = VIDEOS - 1;
const OLD = 'KRX4G2600001';
const NEW = 'KRX4G2600002';

type Track = { isrc: string };

describeEachDatabase('an ingest of a list in steps', (api) => {
  let client: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    const manager = await joinManager(api, site);
    client = manager.client;
    await claimChannel(api, manager.id, { youtubeId: 'UClists' });
    const other = await joinManager(api, site);
    await claimChannel(api, other.id, { youtubeId: 'UCother' });
    const track = { artist: 'Han', cover: '', category: 'bgm' as const, duration_seconds: 100 };
    await api.db
      .insertInto('track')
      .values([OLD, NEW].map((isrc) => ({ ...track, isrc, title: `Title of ${isrc}` })))
      .execute();
  });
  const ingestVideos = async () => {
    await deleteReports(api);
    const day = { date: DAY.replaceAll('-', ''), views: '7' };
    await ingestText(
      api,
      basicCsv([
        ...Array.from({ length: VIDEOS }, (_, index) => ({
          ...day,
          channel_id: 'UClists',
          video_id: `lists-${index}`,
        })),
        { ...day, channel_id: 'UCother', video_id: 'lists-0' },
      ]),
    );
  };
  beforeEach(ingestVideos);

  const claimOn = (index: number, more: Cells = {}): Cells => ({
    claim_id: `C${index}`,
    channel_id: 'UClists',
    video_id: `lists-${index}`,
    asset_id: `A${index}`,
    asset_title: 'Said',
    artist: 'Han',
    matching_duration: '12',
    ...more,
  });
  const claimsWith = (isrc: string, count = VIDEOS) =>
    claimCsv(Array.from({ length: count }, (_, index) => claimOn(index, { isrc })));

  /** The ISRCs of the page of a video, which reads its claims too, of the list of videos, and of the report of tracks. */
  const readIsrcs = async (): Promise<string[]> => {
    const period = `from=${DAY}&to=${DAY}`;
    const { body: video } = await client.get(`/report/video?${period}&id=lists-${LAST}`);
    const { body: list } = await client.get(`/report/videos?${period}`);
    const { body: tracks } = await client.get(`/report/tracks?${period}`);
    const ofItems = ({ items }: { items: { track: Track | null }[] }) =>
      items.filter(({ track }) => track !== null).map(({ track }) => track?.isrc);
    return [video.video.tracks.map(({ isrc }: Track) => isrc), ofItems(list), ofItems(tracks)].map((isrcs) =>
      [...new Set(isrcs)].join(' '),
    );
  };
  const assertAll = async (isrc: string) => assert.deepEqual(await readIsrcs(), [isrc, isrc, isrc]);
  const countUncounted = async () => {
    const { count } = await api.db
      .selectFrom('stored_list')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('is_counting', '=', false)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  /** Waits until rows are stored that do not count yet. */
  const waitForSteps = async () => {
    while ((await countUncounted()) === 0);
  };

  it('T-65 reads between the steps of a list have the tracks before it, and all new ones after it', async () => {
    await ingestText(api, claimsWith(OLD));
    await assertAll(OLD);
    const seen: string[] = [];
    let isDone = false;
    const ingest = ingestText(api, claimsWith(NEW), IN_STEPS).finally(() => (isDone = true));
    await waitForSteps();

    while (!isDone) seen.push(...(await readIsrcs()));

    await ingest;
    await assertAll(NEW);
    assert.equal(seen[0], OLD, 'it was read before the new list counted');
    assert.deepEqual(
      seen.filter((isrc) => isrc !== OLD && isrc !== NEW),
      [],
    );
    assert.equal(await countUncounted(), 0);
  });

  it('T-65 lists in steps and at once store the same, in any order', async () => {
    const assets = (title: string, isrc: string) =>
      assetCsv(
        Array.from({ length: VIDEOS }, (_, index) => ({
          asset_id: `A${index}`,
          asset_title: index % 3 === 0 ? `${title}\n"${index}"` : title,
          isrc,
        })).concat(
          // Rows with the ids of others, in another piece: the first one by ISRC and title counts.
          { asset_id: 'A0', asset_title: 'Another', isrc: 'KRX4G2600000' },
          { asset_id: 'A1', asset_title: 'Another', isrc: '' },
          { asset_id: 'A2', asset_title: 'A title before', isrc },
        ),
      );
    const claims = (isrc: string) =>
      claimCsv(
        Array.from({ length: VIDEOS }, (_, index) => claimOn(index, index % 2 === 0 ? {} : { isrc })).concat(
          claimOn(3, { asset_title: 'A longer match', isrc: 'KRX4G2600003', matching_duration: '60' }),
          claimOn(4, { asset_title: 'No length', matching_duration: '' }),
          claimOn(5, { claim_id: 'C50', isrc: 'KRX4G2600005', matching_duration: '0:02:00' }),
          claimOn(6, { claim_id: 'C60', claim_status: 'Inactive' }),
          claimOn(0, { claim_id: 'C70', channel_id: 'UCother', isrc: 'KRX4G2600007' }),
          claimOn(8, { claim_id: 'C80', channel_id: 'UCnobody' }),
        ),
      );
    const lists = [
      { text: claims(OLD), owner: '' },
      { text: assets('One', OLD), owner: '' },
      { text: claims(NEW).replaceAll('"12"', '"90"'), owner: 'south' },
      { text: assets('Other', NEW), owner: 'south' },
      { text: claims('KRX4G2600004'), owner: '' },
      { text: assets('Two', 'KRX4G2600006'), owner: '' },
    ];
    const states: unknown[] = [];
    for (const { text, owner } of lists) {
      const { facts, accounts } = await ingestText(api, text, { owner, ...FORCED });
      states.push({ facts, accounts, stored: await readStoredRows(api) });
    }

    for (const inSteps of [
      [0, 1, 2, 3, 4, 5],
      [0, 3, 4],
      [1, 2, 5],
    ]) {
      await ingestVideos();
      for (const [index, { text, owner }] of lists.entries()) {
        const steps = inSteps.includes(index) ? IN_STEPS : {};
        const { facts, accounts } = await ingestText(api, text, { owner, ...FORCED, ...steps });
        assert.deepEqual({ facts, accounts, stored: await readStoredRows(api) }, states[index]);
      }
    }
  });

  it('T-65 a list that is refused in steps leaves nothing, and the same tracks count as before', async () => {
    await ingestText(api, claimsWith(OLD));
    const stored = await readStoredRows(api);

    await assert.rejects(ingestText(api, claimsWith(NEW, 5), IN_STEPS), DoubtfulDeliveryError);

    assert.deepEqual(await readStoredRows(api), stored);
    await assertAll(OLD);
    assert.equal(await countUncounted(), 0);
  });

  it('T-65 an ingest of a list in steps begins again when figures change meanwhile', async () => {
    await ingestText(api, claimsWith(OLD));
    const ingest = ingestText(api, claimsWith(NEW), IN_STEPS);
    await waitForSteps();

    await api.db.transaction().execute((trx) => waitForIngest(trx));

    assert.equal((await ingest).outcome, 'replaced');
    await assertAll(NEW);
    assert.equal(await countUncounted(), 0);
  });

  it('T-65 a list that is sent again, or is older than the stored one, is not stored in steps', async () => {
    const at = (text: string) => new Date(`2026-11-${text}T00:00:00Z`);
    await ingestText(api, claimsWith(OLD), { ...IN_STEPS, createdAt: at('18') });
    const stored = await readStoredRows(api);

    const again = await ingestText(api, claimsWith(OLD), { ...IN_STEPS, createdAt: at('19') });
    const older = await ingestText(api, claimsWith(NEW), { ...IN_STEPS, createdAt: at('17') });

    assert.deepEqual([again.outcome, older.outcome], ['duplicate', 'superseded']);
    assert.deepEqual(await readStoredRows(api), stored);
    await assertAll(OLD);
  });
});
