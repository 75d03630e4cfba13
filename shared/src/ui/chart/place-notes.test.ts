import fc from 'fast-check';
import { groupNotes, placeNotes, placeOneNote } from './place-notes.ts';
import type { NoteMark, PlacedNote } from './place-notes.ts';
import { estimateCaptionWidth } from './text-width.ts';

const DAYS = ['2026-10-28', '2026-10-29', '2026-10-30'];

const markOf = (index: number, count = 2, text = '채널 2개 승인'): NoteMark => ({
  index,
  count,
  text,
  words: text,
  notes: [],
});

/** Ten pixels between two points. */
const x = (index: number) => index * 10;

const extentOf = ({ words, wordsAt, anchor }: PlacedNote) => {
  const width = estimateCaptionWidth(words);
  return anchor === 'start' ? [wordsAt, wordsAt + width] : [wordsAt - width, wordsAt];
};

describe('groupNotes', () => {
  it('several notes of one day are one mark with their count', () => {
    const approved = { day: '2026-10-29', text: '채널 2개 승인', count: 2 };
    const published = { day: '2026-10-29', text: '공지 1개', isQuiet: true };

    expect(groupNotes([approved, published], DAYS)).toEqual([
      {
        index: 1,
        count: 3,
        text: '채널 2개 승인 · 공지 1개',
        words: '채널 2개 승인',
        notes: [approved, published],
      },
    ]);
  });

  it('notes of days outside of the chart have no mark', () => {
    expect(groupNotes([{ day: '2026-10-31', text: '공지 1개' }], DAYS)).toEqual([]);
  });
});

describe('placeNotes', () => {
  it('words are after their mark, and before a mark near the end', () => {
    const placed = placeNotes([markOf(10), markOf(55)], { x, left: 0, right: 600 });

    expect(placed).toMatchObject([
      { at: 100, words: '채널 2개 승인', wordsAt: 108, anchor: 'start' },
      { at: 550, words: '채널 2개 승인', wordsAt: 542, anchor: 'end' },
    ]);
  });

  it('a mark without room for its words shows its count, unless that is one', () => {
    const crowd = [markOf(3, 3), markOf(6, 1), markOf(7, 2), markOf(8)];

    expect(placeNotes(crowd, { x, left: 0, right: 600 }).map(({ words }) => words)).toEqual([
      '3',
      '',
      '',
      '채널 2개 승인',
    ]);
  });

  it('words cover neither other words nor a mark, nor pass the ends', () => {
    const marks = fc
      .uniqueArray(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 12 })), { selector: ([index]) => index })
      .map((all) => all.toSorted(([a], [b]) => a - b).map(([index, count]) => markOf(index, count)));
    fc.assert(
      fc.property(marks, (all) => {
        const placed = placeNotes(all, { x, left: 0, right: 600 });
        const words = placed.filter((note) => note.words);
        expect(placed).toHaveLength(all.length);
        words.forEach((note, position) => {
          const [start = 0, end = 0] = extentOf(note);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(600);
          for (const { at } of placed) expect(at > start && at < end).toBe(false);
          const [next] = words.slice(position + 1, position + 2).map(extentOf);
          if (next) expect(next[0]).toBeGreaterThanOrEqual(end);
        });
      }),
    );
  });
});

describe('placeOneNote', () => {
  it('words that fit on neither side of their mark cover it', () => {
    const mark = markOf(5, 2, '2 channels approved');

    expect(placeOneNote([mark], { x, left: 0, right: 150, current: 5 })).toMatchObject([
      { words: '2 channels approved', wordsAt: 150, anchor: 'end', isCovered: true },
    ]);
  });

  it('words that end before their mark cover the marks that they reach, and no other', () => {
    const placed = placeOneNote([markOf(5), markOf(26), markOf(28)], { x, left: 0, right: 300, current: 28 });

    expect(placed).toMatchObject([
      { words: '', isCovered: false },
      { words: '', isCovered: true },
      { words: '채널 2개 승인', wordsAt: 272, anchor: 'end' },
    ]);
  });

  it('no mark has words while the crosshair is elsewhere', () => {
    const placed = placeOneNote([markOf(5), markOf(6)], { x, left: 0, right: 300, current: undefined });

    expect(placed).toMatchObject([
      { words: '', isCovered: false },
      { words: '', isCovered: false },
    ]);
  });
});
