import { foldWords } from './fold.ts';
import { createTextFilter } from './text-search.ts';

const same: readonly (readonly [written: string, typed: string])[] = [
  ['Beyoncé', 'beyonce'],
  ['Beyonce\u0301', 'BEYONCE'],
  ['ＮＥＯＮ８８', 'neon88'],
  ['Don’t Stop', "don't  stop"],
  ['Don‘t Stop', 'dont stop'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['İzmir', 'izmir'],
  ['카페', '카페'.normalize('NFD')],
  ['ﾊﾟｰﾃｨ', 'パーティ'],
  ['さくらガーデン', 'サクラがでん'],
  ['ﾐﾄﾞﾘｷｬｯﾄ', 'みどりきやつと'],
  ['AC/DC', 'ac dc'],
  ['愛', '爱'],
  ['鄧麗君', '邓丽君'],
  ['Simon & Garfunkel', 'Simon and Garfunkel'],
  ['Nova feat. Ahn', 'Nova featuring Ahn'],
  ['Nova ft. Ahn', 'Nova Ahn'],
  ['！！！', '!!!'],
  ['♥\ufe0f', '♥'],
];

it('makes what people type equal to what is written', () => {
  for (const [written, typed] of same) expect(foldWords(written)).toEqual(foldWords(typed));
  expect(foldWords('봄날')).not.toEqual(foldWords('봄밤'));
  expect(foldWords('and')).toEqual(['and']);
  expect(foldWords(' ')).toEqual([]);
});

const find = (texts: readonly string[], typed: string) => {
  const isFound = createTextFilter(texts);
  return texts.filter((text) => isFound(text, typed));
};

it.each([
  ['Nova Ahn', 'ahn nova'],
  ['Nova Ahn', 'nova an'],
  ['Nova Ahn', 'NÓVA'],
  ['골목길', '골모'],
  ['골목길', '골목ㄱ'],
  ['골목길', 'ㄱㅁㄱ'],
  ['골목길', '골먹길'],
  ['봄 날', '봄날'],
  ['봄날', '봄 날'],
  ['愛情', '爱'],
  ['爱情', '愛'],
  ['노바｜공식 채널', '노바 | 공식'],
  ["Ocean's Nine", 'ocean’s'],
  ['!!!', '!!'],
  ['I ♥ Seoul', '♥'],
  ['♥', '♥\ufe0f'],
  ['Rock and Roll', 'rock & roll'],
  ['Rock & Roll', 'rock and'],
  ['Rock and Roll', 'rockandroll'],
  ['Blackpine', 'black pine'],
  ['Blackpine', 'pine'],
  ['C++ (live)', '(live)'],
])('finds %s by %s', (text, typed) => {
  expect(find([text, 'Zzyzx'], typed)).toEqual([text]);
});

it('considers a typo only when no text has the words as they were typed', () => {
  expect(find(['Love', 'Live'], 'love')).toEqual(['Love']);
  expect(find(['Love', 'Live'], 'lave')).toEqual(['Love', 'Live']);
});

it('finds nothing by other words, and everything by none', () => {
  expect(find(['Nova Ahn', '골목길'], 'xylo')).toEqual([]);
  expect(find(['Nova Ahn', '골목길'], ' ')).toEqual(['Nova Ahn', '골목길']);
});
