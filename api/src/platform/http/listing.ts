import { z } from 'zod';

const DEFAULT_PAGE_SIZE = 50;
const LARGEST_PAGE_SIZE = 100;
/** Keeps `page × size` within what the database can count to. */
const LAST_PAGE = 1_000_000;

/** The query of a list; spread it into the route's own query object. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(LAST_PAGE).default(0),
  size: z.coerce.number().int().min(1).max(LARGEST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

export type Page = {
  page: number;
  size: number;
};

/** The members each success has. */
export const success = { success: z.literal(true), message: z.string() };

/** An answer: success and message beside the given members. */
export const answer = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ ...success, ...shape });

/** A list of items: one page of them, and how many there are in all. */
export const listOf = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});

/** What every handler puts before its own members. */
export const ok = { success: true, message: 'ok' } as const;
