import { cleanName, countNameCharacters } from '@portal/shared/api';
import { s } from '@portal/shared/ui/form';
import type { SavedView } from './views.api.ts';

/** The server limits the length, because it counts graphemes. */
export const nameSchema = s.string().check(
  s.trim(),
  s.minLength(1),
  s.refine((name) => countNameCharacters(name) > 0),
);

/** Maps the server's refusal of a name to its field. */
export const NAME_ERRORS = { view_name_taken: 'name' } as const;

/** The view with a name, compared as the server does. */
export const findViewByName = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name === cleanName(name));
