import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { parseAmount } from '../figures/money.ts';
import { createDeviatingAccount, DEVIATING_DAY as DAY } from './testing/deviating-account.ts';

const WEEK_BEFORE = '2026-11-11';
const ofDay = `from=${DAY}&to=${DAY}`;

type Deviation = {
  kind: string;
  channel?: { id: string; name: string };
  country?: string;
  video?: { id: string; title: string } | null;
  views: { value: number; usual: { median: number; verdict: string } };
  revenue: { value: string; week_before: string; usual: { median: string } };
  difference: string;
  causes: { views: string; price: string };
};

describeEachDatabase('the deviations of a briefing', (api) => {
  let manager: PortalClient;
  let member: PortalClient;
  let ids: string[] = [];

  before(async () => {
    if (!api.isOpen) return;
    const account = await createDeviatingAccount(api);
    manager = account.manager;
    member = account.member;
    ids = account.channels;
  });

  const get = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': 'USD' });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const listDeviations = async (client: PortalClient, query = ''): Promise<Deviation[]> =>
    (await get(client, `briefing?day=${DAY}${query}`)).deviations;
  const checkSums = ({ revenue, difference, causes }: Deviation) => {
    assert.equal(
      parseAmount(difference),
      parseAmount(revenue.value) - parseAmount(revenue.usual.median),
      'the revenue less what is usual',
    );
    assert.equal(
      parseAmount(causes.views) + parseAmount(causes.price),
      parseAmount(difference),
      'the causes add up',
    );
  };

  it('are the channel that fell, with its revenue of the day, its cause and its video', async () => {
    const [deviation, ...others] = await listDeviations(manager);

    assert.ok(deviation);
    assert.deepEqual([deviation.kind, deviation.channel?.name], ['channel', '오늘의 골목']);
    assert.deepEqual(deviation.video?.id, 'steady-vid-0');
    const report = await get(manager, `channels?${ofDay}`);
    const row = report.items.find(({ channel }: { channel: { id: string } }) => channel.id === ids[0]);
    assert.deepEqual([deviation.revenue.value, deviation.views.value], [row.revenue, row.views]);
    checkSums(deviation);
    assert.ok(Math.abs(Number(deviation.causes.price)) < Math.abs(Number(deviation.causes.views)) / 10);
    assert.equal(deviation.views.usual.verdict, 'lower');
    assert.deepEqual(
      others.map(({ kind, video }) => [kind, video?.id]),
      [['channel', 'new-video-1']],
      'the channel that has a new video',
    );
  });

  it('are the same for a member that has the channel', async () => {
    const [deviation] = await listDeviations(member);
    assert.equal(deviation?.channel?.id, ids[0]);
    const report = await get(member, `channels?${ofDay}`);
    assert.equal(deviation?.revenue.value, report.items[0].revenue);
    assert.ok(deviation);
    checkSums(deviation);
  });

  it('are countries, with their revenue of the day, where one channel is read', async () => {
    const deviations = await listDeviations(manager, `&channel=${ids[0]}`);

    assert.deepEqual(
      deviations.map(({ kind, country }) => [kind, country]),
      [
        ['country', 'KR'],
        ['country', 'JP'],
      ],
    );
    const report = await get(manager, `countries?${ofDay}&channel=${ids[0]}&metric=revenue`);
    assert.deepEqual(
      deviations.map(({ country, revenue }) => ({ country, value: revenue.value })),
      report.items.map(({ country, value }: Record<string, unknown>) => ({ country, value })),
    );
    deviations.forEach(checkSums);
  });

  it('are videos that earn three times what they earned a week before, where the channel is read', async () => {
    const deviations = await listDeviations(manager, `&channel=${ids[1]}`);

    const video = deviations.find(({ kind }) => kind === 'video');
    assert.equal(video?.video?.id, 'new-video-1');
    const report = await get(manager, `videos?${ofDay}&channel=${ids[1]}`);
    const row = report.items.find(({ id }: { id: string }) => id === 'new-video-1');
    assert.deepEqual(video?.revenue, { value: row.revenue, week_before: '0' });
    assert.equal(video?.difference, row.revenue);
  });

  it('are none a week before, when nothing had happened', async () => {
    const { deviations, revenue } = await get(manager, `briefing?day=${WEEK_BEFORE}`);
    assert.deepEqual(deviations, []);
    assert.equal(revenue.usual.verdict, 'usual');
  });
});
