import type { Day } from '../../i18n/index.ts';
import type { ChartNote } from './chart-types.ts';
import { estimateCaptionWidth } from './text-width.ts';

/** The notes of one point, which have one mark together. */
export type NoteMark = {
  index: number;
  notes: readonly ChartNote[];
  /** How many things happened. */
  count: number;
  text: string;
  /** The part of the text that stands beside the mark; empty for a mark at the axis. */
  words: string;
};

/** Groups notes by the points of a chart; those of other days are left out. */
export const groupNotes = (notes: readonly ChartNote[], days: readonly Day[]): NoteMark[] => {
  const byDay = Map.groupBy(notes, ({ day }) => day);
  const join = (some: readonly ChartNote[]) => some.map(({ text }) => text).join(' · ');
  return days.flatMap((day, index) => {
    const own = byDay.get(day);
    return own
      ? {
          index,
          notes: own,
          count: own.reduce((sum, { count = 1 }) => sum + count, 0),
          text: join(own),
          words: join(own.filter(({ isQuiet }) => !isQuiet)),
        }
      : [];
  });
};

/** The distance in pixels between a mark and words. */
const GAP = 8;

/** A mark and the words beside it, in pixels. */
export type PlacedNote = {
  mark: NoteMark;
  at: number;
  words: string;
  /** Where the words begin or end. */
  wordsAt: number;
  anchor: 'start' | 'end';
  /** Whether words cover the mark. */
  isCovered?: boolean;
};

type Positions = {
  x: (index: number) => number;
  /** Where words may begin, and where they have to end. */
  left: number;
  right: number;
  /** How large text is, compared with the browser's default. @default 1 */
  textScale?: number;
};

/** Places the words of each mark after it, or else before it, or else only their count, so that nothing overlaps. */
export const placeNotes = (
  marks: readonly NoteMark[],
  { x, left, right, textScale }: Positions,
): PlacedNote[] => {
  let occupied = left;
  return marks.map((mark, position) => {
    const at = x(mark.index);
    const next = marks[position + 1];
    const end = next ? x(next.index) - GAP : right;
    const place = (words: string): PlacedNote | undefined => {
      const width = estimateCaptionWidth(words, textScale);
      if (at + GAP + width <= end) return { mark, at, words, wordsAt: at + GAP, anchor: 'start' };
      if (at - GAP - width < occupied) return undefined;
      return { mark, at, words, wordsAt: at - GAP, anchor: 'end' };
    };
    const placed =
      place(mark.words) ?? place(mark.count > 1 ? String(mark.count) : '') ?? placeWithoutWords(mark, at);
    occupied = at + GAP;
    if (placed.anchor === 'start') occupied += GAP + estimateCaptionWidth(placed.words, textScale);
    return placed;
  });
};

/** Places a mark whose words are not shown. */
const placeWithoutWords = (mark: NoteMark, at: number): PlacedNote => ({
  mark,
  at,
  words: '',
  wordsAt: at,
  anchor: 'start',
});

/** Places the words of one mark where no other has words: after it, before it, or over it. */
const placeAlone = (mark: NoteMark, positions: Positions): PlacedNote => {
  const [beside] = placeNotes([{ ...mark, words: mark.text }], positions);
  if (beside?.words === mark.text) return { ...beside, mark };
  const { x, right } = positions;
  return { mark, at: x(mark.index), words: mark.text, wordsAt: right, anchor: 'end', isCovered: true };
};

/** Places all marks, of which one has words; the words cover the marks for which there is no room beside them. */
export const placeOneNote = (
  marks: readonly NoteMark[],
  { current, ...positions }: Positions & { current: number | undefined },
): PlacedNote[] => {
  const spoken = marks.find(({ index }) => index === current);
  const alone = spoken && placeAlone(spoken, positions);
  const width = estimateCaptionWidth(alone?.words ?? '', positions.textScale);
  const start = alone ? alone.wordsAt - (alone.anchor === 'end' ? width : 0) : 0;
  return marks.map((mark) => {
    if (alone && mark === spoken) return alone;
    const placed = placeWithoutWords(mark, positions.x(mark.index));
    const isCovered = alone !== undefined && placed.at > start - GAP && placed.at < start + width + GAP;
    return { ...placed, isCovered };
  });
};
