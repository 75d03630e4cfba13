import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const NAMES = ['10번', '2번', 'Zoe', 'éclair', 'Éclat', 'apple', '가온', '나래', '王', '李', '張'];
/** As the CLDR orders them: digits by value, accents beside their letters, Han by sound, by strokes or after Hangul. */
const ORDERS = {
  ko: ['2번', '10번', '가온', '나래', '李', '王', '張', 'apple', 'éclair', 'Éclat', 'Zoe'],
  en: ['2번', '10번', 'apple', 'éclair', 'Éclat', 'Zoe', '가온', '나래', '張', '李', '王'],
  'zh-CN': ['2번', '10번', '李', '王', '張', 'apple', 'éclair', 'Éclat', 'Zoe', '가온', '나래'],
  'zh-TW': ['2번', '10번', '王', '李', '張', 'apple', 'éclair', 'Éclat', 'Zoe', '가온', '나래'],
};

describeEachDatabase('the order of names', (api) => {
  const open = async () => joinManager(api, await insertSite(api));

  const readIn = async (client: PortalClient, language: string, path: string) => {
    client.language = language;
    return (await client.get(path)).body;
  };

  it('members are sorted by nickname in the reader’s language, over pages and in the file', async () => {
    const { client } = await open();
    for (const nickname of NAMES)
      await client.post('/member/mcn/add', {
        user_id: `named${nextNumber()}@example.com`,
        password: PASSWORD,
        nickname: nickname.length < 2 ? `${nickname} ${nickname}` : nickname,
      });
    const namesOf = (items: { nickname: string }[]) => items.map(({ nickname }) => nickname.split(' ')[0]);

    for (const [language, expected] of Object.entries(ORDERS)) {
      const { items: first } = await readIn(
        client,
        language,
        '/member/mcn/accounts?sort=nickname&order=asc&size=6',
      );
      const { items: second } = await readIn(
        client,
        language,
        '/member/mcn/accounts?sort=nickname&order=asc&size=6&page=1',
      );
      const { items: down } = await readIn(client, language, '/member/mcn/accounts?sort=nickname&order=desc');
      const file: string = await readIn(
        client,
        language,
        '/member/mcn/accounts/export?format=csv&sort=nickname&order=asc&time_zone=UTC',
      );

      assert.deepEqual(namesOf([...first, ...second]), expected, language);
      assert.deepEqual(namesOf(down), expected.toReversed(), language);
      const lines = file.trimEnd().split('\r\n').slice(1);
      assert.deepEqual(
        lines.map((line) => line.split(/[ ,]/)[0]),
        expected,
        language,
      );
    }
  });

  it('channels are sorted by name in the reader’s language, in their list and in the report', async () => {
    const { client, id } = await open();
    for (const name of NAMES) await insertChannel(api, id, { name, status: 2 });

    for (const [language, expected] of Object.entries(ORDERS)) {
      const { items } = await readIn(client, language, '/channel/list?sort=name&order=asc');
      const { items: reported } = await readIn(
        client,
        language,
        '/report/channels?sort=name&order=asc&from=2026-11-01&to=2026-11-02',
      );

      assert.deepEqual(
        items.map((item: { name: string }) => item.name),
        expected,
        language,
      );
      assert.deepEqual(
        reported.map(({ channel }: { channel: { name: string } }) => channel.name),
        expected,
        language,
      );
    }
  });
});
