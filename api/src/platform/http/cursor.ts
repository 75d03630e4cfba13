import { z } from 'zod';

/**
 * The query parameter that continues a list where a page ended. It parses to the position that `cutPage` encoded;
 * clients pass it on unread.
 */
export const createCursorSchema = <Position extends z.ZodType>(position: Position) =>
  z
    .string()
    .max(2_000)
    .transform((text, context) => {
      try {
        return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
      } catch {
        // Only cursors that this server encoded are valid.
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .transform((written, context) => {
      const { data, success } = position.safeParse(written);
      if (success) return data;
      context.addIssue({ code: 'custom', message: 'invalid' });
      return z.NEVER;
    });

const encodeCursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** The member of a response with the cursor of the next page. */
export const nextCursor = z
  .string()
  .nullable()
  .describe('The cursor of the next page; null on the last one.');

/** Returns a page of `size` rows; `rows` has one more when there is a next page. */
export const cutPage = <Row, Position>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => Position,
) => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const hasMore = rows.length > size;
  return { rows: page, next: hasMore && last !== undefined ? encodeCursor(positionOf(last)) : null };
};
