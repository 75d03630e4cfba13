/** Invisible and direction-changing characters, without those that join emoji and choose a glyph's variant. */
const INVISIBLE =
  /(?![\n\t\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}]/gu;

/** A joiner that joins no emoji. */
const LONE_JOINER = /(?<![\p{Emoji}\uFE0F])\u200D|\u200D(?!\p{Emoji})/gu;

/** More marks on one letter than any script has; they would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** What Unicode calls a new line. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Removes what a reader cannot see, and what makes text run or reach where it does not belong. */
export const removeInvisible = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(INVISIBLE, '').replace(LONE_JOINER, '').replace(STACKED_MARKS, '$1');
