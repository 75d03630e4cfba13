import { z } from 'zod';

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;
/** Limits `page × size` to the database's integer range. */
const LAST_PAGE = 1_000_000;

/** The query of a paged list; spread it into the route's own query object. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(LAST_PAGE).default(0),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

export type Page = {
  page: number;
  size: number;
};

/** The members of every successful response. */
export const successMembers = { success: z.literal(true), message: z.string() };

/** The schema of a successful response with the given members. */
export const createResponseSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ ...successMembers, ...shape });

/** The schema of one page of items and their total. */
export const createPageSchema = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});

/** What every handler spreads before its own members. */
export const ok = { success: true, message: 'ok' } as const;
