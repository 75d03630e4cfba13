import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';

const isrc = (number: number) => `KRX4G27${String(number).padStart(5, '0')}`;
const NAMES = 'isrc,title,artist,category,duration';
const HEADER = `${NAMES},mood,genre,energy,vocals,language,key,tempo`;

describeEachDatabase('what tracks sound like', (api) => {
  let operator: PortalClient;
  let partner: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
    partner = (await joinManager(api, await insertSite(api))).client;
  });
  beforeEach(() => api.db.deleteFrom('track').execute());

  const send = (rows: readonly string[], header = HEADER) =>
    operator.post('/operator/music?name=traits.csv', [header, ...rows].join('\n'), {
      'content-type': 'text/csv',
    });
  const read = async (query = '') => (await partner.get(`/music/tracks?order=title${query}`)).body;
  const titles = async (query: string) => {
    const { items, total } = await read(query);
    assert.equal(total, items.length);
    return items.map(({ title }: { title: string }) => title);
  };
  const codesOf = ({ traits, tempo }: { traits: { kind: string; code: string }[]; tempo: number | null }) => [
    ...traits.map(({ kind, code }) => `${kind} ${code}`),
    tempo,
  ];

  it('a catalogue file names them by code or by name in any language, and they are shown in the reader’s', async () => {
    const { body } = await send([
      `${isrc(1)},A,B,bgm,60,calm,lo-fi,low,instrumental,,Am,72`,
      `${isrc(2)},C,D,song,90,轻快,City Pop,높음,보컬 있음,韓語,D♭ major,128`,
      `${isrc(3)},E,F,ost,120,,,,,en,,`,
      `${isrc(4)},G,H,bgm,30,,,,,,,`,
    ]);

    assert.equal(body.result.added, 4);
    const { items } = await read();
    assert.deepEqual(items.map(codesOf), [
      ['mood calm', 'genre lo-fi', 'energy low', 'vocals instrumental', 'key Am', 72],
      ['mood cheerful', 'genre city-pop', 'energy high', 'vocals vocal', 'language ko', 'key C#', 128],
      ['vocals vocal', 'language en', null],
      [null],
    ]);
    partner.language = 'ko';
    assert.equal((await read()).items[1].traits[0].name, '경쾌한');
    const { traits } = (await partner.get('/music/traits')).body;
    assert.deepEqual(
      traits
        .filter(({ kind }: { kind: string }) => kind === 'tempo')
        .map(({ code, name }: { code: string; name: string }) => [code, name]),
      [
        ['slow', '느림'],
        ['moderate', '보통'],
        ['fast', '빠름'],
      ],
    );
  });

  it('a file without a column keeps its values, and the same file again changes nothing', async () => {
    const row = `${isrc(1)},A,B,song,60,calm,pop,low,vocal,ko,C,80`;
    await send([row]);

    assert.equal((await send([row])).body.result.kept, 1);
    assert.equal((await send([`${isrc(1)},A,B,song,60,sad`], `${NAMES},mood`)).body.result.changed, 1);
    assert.deepEqual(codesOf((await read()).items[0]), [
      'mood sad',
      'genre pop',
      'energy low',
      'vocals vocal',
      'language ko',
      'key C',
      80,
    ]);
    await send([`${isrc(1)},A,B,song,60,instrumental,`], `${NAMES},vocals,mood`);
    assert.deepEqual(codesOf((await read()).items[0]), [
      'genre pop',
      'energy low',
      'vocals instrumental',
      'key C',
      80,
    ]);
  });

  it('an unknown value is refused with its row, itself and the nearest allowed one', async () => {
    const { status, body } = await send([
      `${isrc(1)},A,B,bgm,60,clam,,,,,,`,
      `${isrc(2)},A,B,bgm,60,,jaz,,,,H,`,
      `${isrc(3)},A,B,bgm,60,,,,instrumental,ko,,`,
      `${isrc(4)},A,B,bgm,60,,,,,,,fast`,
    ]);

    assert.equal(status, 422);
    const errors = body.file_errors.map(
      ({ path, code, value, nearest }: Record<string, string | undefined>) => [path, code, value, nearest],
    );
    assert.deepEqual(errors, [
      ['line 2 (mood)', 'unknown_value', 'clam', 'calm'],
      ['line 3 (genre)', 'unknown_value', 'jaz', 'jazz'],
      ['line 3 (key)', 'unknown_value', 'H', 'C'],
      ['line 4 (language)', 'language_without_vocals', 'ko', undefined],
      ['line 5, column 12 (tempo)', 'bad_cell', 'fast', undefined],
    ]);
    assert.deepEqual(await titles(''), []);
  });

  it('tracks are filtered by each of them, and by several together with pages and totals', async () => {
    await send([
      `${isrc(1)},Calm,B,bgm,45,calm,lo-fi,low,instrumental,,Am,72`,
      `${isrc(2)},Song,D,song,90,calm,pop,medium,vocal,ko,C,100`,
      `${isrc(3)},Fast,F,bgm,180,powerful,rock,high,instrumental,,C,140`,
      `${isrc(4)},Unknown,H,bgm,30,,,,,,,`,
    ]);

    assert.deepEqual(await titles('&mood=calm'), ['Calm', 'Song']);
    assert.deepEqual(await titles('&mood=calm&vocals=vocal'), ['Song']);
    assert.deepEqual(await titles('&genre=rock'), ['Fast']);
    assert.deepEqual(await titles('&energy=low'), ['Calm']);
    assert.deepEqual(await titles('&language=ko'), ['Song']);
    assert.deepEqual(await titles('&key=C'), ['Fast', 'Song']);
    assert.deepEqual(await titles('&tempo=slow'), ['Calm']);
    assert.deepEqual(await titles('&tempo=moderate'), ['Song']);
    assert.deepEqual(await titles('&tempo=fast'), ['Fast']);
    assert.deepEqual(await titles('&min_tempo=100&max_tempo=140'), ['Fast', 'Song']);
    assert.deepEqual(await titles('&max_seconds=60'), ['Calm', 'Unknown']);
    assert.deepEqual(await titles('&min_seconds=60&category=bgm'), ['Fast']);
    assert.deepEqual(await titles('&mood=invented'), []);
    assert.deepEqual(await titles('&search=calm&mood=powerful'), []);
    const second = await read('&mood=calm&size=1&page=1');
    assert.deepEqual([second.items[0].title, second.total], ['Song', 2]);
    assert.equal((await partner.get('/music/tracks?tempo=quick')).status, 400);
  });
});
