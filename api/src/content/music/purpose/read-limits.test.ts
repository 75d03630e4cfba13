import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readLimits } from './read-limits.ts';

const read = (text: string) => {
  const { meanings, rest } = readLimits(text, () => true);
  return [
    meanings.map(({ kind, code }) => `${kind} ${code}`).join(', '),
    rest.replaceAll(/\s+/gu, ' ').trim(),
  ];
};

for (const [text, expected, rest] of [
  ['calm bgm under 60 seconds', 'max_seconds 60', 'calm bgm'],
  ['longer than 2 minutes', 'min_seconds 120', ''],
  ['1.5 min or less jazz', 'max_seconds 90', 'jazz'],
  ['60초 이하 잔잔한', 'max_seconds 60', '잔잔한'],
  ['1분 이내', 'max_seconds 60', ''],
  ['2분 이상 재즈', 'min_seconds 120', '재즈'],
  ['30초 브이로그', 'max_seconds 30', '브이로그'],
  ['轻快60秒以内', 'max_seconds 60', '轻快'],
  ['不超过1分钟', 'max_seconds 60', ''],
  ['至少90秒', 'min_seconds 90', ''],
  ['120 bpm workout', 'min_tempo 115, max_tempo 125', 'workout'],
  ['under 100 BPM', 'max_tempo 100', ''],
  ['130bpm 이상', 'min_tempo 130', ''],
  ['80s retro', '', '80s retro'],
  ['7 rings', '', '7 rings'],
  ['100% 비', '', '100% 비'],
] as const)
  it(`“${text}” names ${expected || 'no limit'}`, () => assert.deepEqual(read(text), [expected, rest]));

it('a limit that is not wanted stays in the text', () => {
  const { meanings, rest } = readLimits('60 seconds of calm', (part) => part !== '60 seconds');

  assert.deepEqual([meanings, rest], [[], '60 seconds of calm']);
});
