import { s } from '@portal/shared/ui/form';
import type { SavedView } from './views.api.ts';

/** How long it may be the server decides, which counts characters as people see them. */
export const nameSchema = s.string().check(s.trim(), s.minLength(1));

/** The field that the server's refusal of a name belongs to. */
export const NAME_ERRORS = { view_name_taken: 'name' } as const;

/** The view that has a name, as the server compares them. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name === name.trim().normalize('NFC'));
