import {
  appendLines,
  listRemainingLines,
  listRows,
  splitLines,
  toNewChannels,
  listAvailable,
} from './channel-lines.ts';
import type { AddedChannel, ResolvedLine } from './register.api.ts';

const found = (
  id: string,
  outcome: ResolvedLine['outcome'],
  registeredAt: string | null = null,
): ResolvedLine => ({
  input: id,
  outcome,
  channel: { youtube_id: id, name: id, handle: `@${id}`, thumbnail: '', subscribers: null, videos: null },
  registered_at: registeredAt,
});
const missing = (outcome: ResolvedLine['outcome']): ResolvedLine => ({
  input: '',
  outcome,
  channel: null,
  registered_at: null,
});
const outcomes = (lines: string[], resolved: Record<string, ResolvedLine>) =>
  listRows(lines, new Map(Object.entries(resolved))).map(({ outcome }) => outcome);

test.each([
  ['', []],
  [' \n\t\r\n', []],
  ['@a\r\n  @b \n\n@c', ['@a', '@b', '@c']],
  [`@${'x'.repeat(3000)}`, [`@${'x'.repeat(2047)}`]],
])('splitLines returns the trimmed non-empty lines of a text: %j', (text, expected) => {
  expect(splitLines(text)).toEqual(expected);
});

test.each([
  ['', ['@a', '@b'], '@a\n@b'],
  ['@a\n@b\n', ['@c', '@b'], '@a\n@b\n@c'],
  ['@a', ['@b', '@b'], '@a\n@b\n@b'],
  ['@a\n@a', [], '@a\n@a'],
])('appendLines adds to %j those of %j that it does not have', (text, added, expected) => {
  expect(appendLines(text, added)).toBe(expected);
});

test('a line has no outcome until it is resolved', () => {
  expect(outcomes(['@a', '@b'], { '@a': missing('not_found') })).toEqual(['not_found', undefined]);
});

test('the second line of the same channel is repeated, also when both were resolved in different calls', () => {
  const resolved = { '@a': found('a', 'available'), 'youtube.com/@a': found('a', 'available') };

  expect(outcomes(['@a', 'youtube.com/@a'], resolved)).toEqual(['available', 'repeated']);
});

test('a repeated line takes the outcome of the channel when the line above it is removed', () => {
  const resolved = { '@a': found('a', 'taken'), 'youtube.com/@a': found('a', 'repeated') };

  expect(outcomes(['youtube.com/@a'], resolved)).toEqual(['taken']);
});

test('a channel that was refused at the end shows the reason', () => {
  const rows = listRows(
    ['@a'],
    new Map([['@a', found('a', 'available')]]),
    new Map([['a', 'taken'] as const]),
  );

  expect(rows[0]?.outcome).toBe('taken');
});

test('toNewChannels returns nothing while a category is missing', () => {
  const rows = listRows(
    ['@a', '@b'],
    new Map([
      ['@a', found('a', 'available')],
      ['@b', found('b', 'available')],
    ]),
  );
  const available = listAvailable(rows);

  expect(
    toNewChannels(available, ({ channel }) => (channel.youtube_id === 'a' ? 'bgm' : undefined)),
  ).toBeUndefined();
  expect(toNewChannels(available, () => 'ost')).toEqual([
    { youtube_id: 'a', category: 'ost' },
    { youtube_id: 'b', category: 'ost' },
  ]);
});

test('listRemainingLines keeps lines that were not registered and those that were not checked yet', () => {
  const rows = listRows(
    ['@a', '@b', '@c'],
    new Map([
      ['@a', found('a', 'available')],
      ['@b', found('b', 'available')],
    ]),
  );
  const items: AddedChannel[] = [
    { youtube_id: 'a', outcome: 'added', channel: null },
    { youtube_id: 'b', outcome: 'taken', channel: null },
  ];

  expect(listRemainingLines(['@a', '@b', '@c', '@later'], rows, items)).toEqual(['@b', '@c', '@later']);
});
