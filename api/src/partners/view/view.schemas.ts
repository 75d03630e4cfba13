import { paths } from '@portal/shared/routing/paths';
import { z } from 'zod';
import { nameText, text, uuid } from '../../platform/http/text-schema.ts';

/** Screens that have their filters in query parameters. */
const path = z.enum([paths.dashboard.path, paths.reportChannel.path, paths.reportVideo.path]);

const NAME_MAXIMUM = 40;
/** About ten times the length of a query with all filters set. */
const QUERY_MAXIMUM = 2_048;

const name = nameText(1, NAME_MAXIMUM);

// Serialised again, so that no character such as `#` can end the query.
const query = text
  .overwrite((value) => new URLSearchParams(value).toString())
  .max(QUERY_MAXIMUM)
  .describe('Parameters as they stand in the address, without the question mark.');

const isDefault = z.boolean().describe('Opens where the screen is entered without any filters.');

export const viewSchema = z
  .object({ id: z.string(), path: z.string(), name: z.string(), query: z.string(), is_default: isDefault })
  .meta({ id: 'SavedView' });

export const addBody = z.strictObject({ path, name, query, is_default: isDefault.default(false) });

export const updateBody = z
  .strictObject({
    id: uuid,
    name: name.optional(),
    query: query.optional(),
    is_default: isDefault.optional(),
  })
  .refine((body) => Object.keys(body).some((key) => key !== 'id'), { error: 'unchanged' });

export const deleteBody = z.strictObject({ id: uuid });

export type NewView = z.infer<typeof addBody>;
export type ViewChange = Omit<z.infer<typeof updateBody>, 'id'>;
