import { decodeCsv, parseChannelCsv, toCsvUrl } from './channel-csv.ts';

const names = { bgm: 'bgm', 노래: 'song', ost: 'ost' } as const;

test.each([
  ['a header is skipped', '링크,분류\n@a,BGM\n', [['@a', 'bgm']]],
  [
    'a file without header',
    'youtube.com/@a,노래\n@b',
    [
      ['youtube.com/@a', 'song'],
      ['@b', undefined],
    ],
  ],
  ['a bare handle with a category is no header', 'walk,OST', [['walk', 'ost']]],
  ['an id is no header', `UC${'x'.repeat(22)}\n`, [[`UC${'x'.repeat(22)}`, undefined]]],
  [
    'semicolons and quotes',
    '"@a";"bgm"\r\n"@b";"?"',
    [
      ['@a', 'bgm'],
      ['@b', undefined],
    ],
  ],
  [
    'tabs, empty rows and a byte order mark',
    '\uFEFF@a\tbgm\n\n \t\n@b\tost',
    [
      ['@a', 'bgm'],
      ['@b', 'ost'],
    ],
  ],
  ['an empty file', '', []],
] as const)('parseChannelCsv reads links and categories: %s', (_, text, expected) => {
  expect(parseChannelCsv(text, names).map(({ link, category }) => [link, category])).toEqual(expected);
});

test('decodeCsv reads UTF-8, UTF-16 and the encoding of Korean spreadsheets', () => {
  const utf8 = new TextEncoder().encode('@a,노래');
  const eucKr = Uint8Array.of(0x40, 0x61, 0x2c, 0xb3, 0xeb, 0xb7, 0xa1);
  const utf16 = Uint8Array.of(0xff, 0xfe, 0x40, 0x00, 0x61, 0x00);

  expect(decodeCsv(utf8.buffer, 'ko')).toBe('@a,노래');
  expect(decodeCsv(eucKr.buffer, 'ko')).toBe('@a,노래');
  expect(decodeCsv(utf16.buffer, 'ko')).toBe('@a');
});

test('decodeCsv refuses a workbook that is named like a CSV file', () => {
  const workbook = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0xe9, 0x21);

  expect(() => decodeCsv(workbook.buffer, 'ko')).toThrow(TypeError);
});

test('the template begins with a byte order mark and is read back', () => {
  const url = toCsvUrl([
    ['링크', '분류'],
    ['@a', '노래'],
  ]);
  const text = decodeURIComponent(url.slice(url.indexOf(',') + 1));

  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(parseChannelCsv(text, names)).toEqual([{ link: '@a', category: 'song' }]);
});
