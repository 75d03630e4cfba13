import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import { createViewRepository, type Owner, type SavedView } from './view.repository.ts';
import type { NewView, ViewChange } from './view.schemas.ts';

/** The maximum of saved views per user, on all screens together. */
export const MAX_VIEWS = 50;

/** Saved views: filters of report screens under a name. */
export const createViewService = ({ db, ids }: { db: Db; ids: Ids }) => {
  const views = createViewRepository(db);

  const isNameTaken = (mine: readonly SavedView[], { id, path, name }: SavedView) =>
    mine.some((other) => other.id !== id && other.path === path && other.name === name);

  return {
    list: (owner: Owner) => views.list(owner),

    /** @throws AppError `views_full` or `view_name_taken` */
    add: (owner: Owner, content: NewView) =>
      db.transaction().execute(async (trx) => {
        await views.lockOwner(trx, owner);
        const mine = await views.list(owner, trx);
        const view = { id: ids.uuid(), ...content };
        if (isNameTaken(mine, view)) throw new AppError('view_name_taken');
        if (mine.length >= MAX_VIEWS) throw new AppError('views_full');
        if (view.is_default) await views.clearDefault(trx, owner, view.path);
        await views.insert(trx, owner, view);
        return view;
      }),

    /** @throws AppError `not_found` or `view_name_taken` */
    update: (owner: Owner, id: string, change: ViewChange) =>
      db.transaction().execute(async (trx) => {
        await views.lockOwner(trx, owner);
        const mine = await views.list(owner, trx);
        const before = mine.find((view) => view.id === id);
        if (!before) throw new AppError('not_found');
        const view = {
          ...before,
          name: change.name ?? before.name,
          query: change.query ?? before.query,
          is_default: change.is_default ?? before.is_default,
        };
        if (isNameTaken(mine, view)) throw new AppError('view_name_taken');
        if (view.is_default) await views.clearDefault(trx, owner, view.path);
        await views.update(trx, owner, view);
        return view;
      }),

    /** @throws AppError `not_found` */
    async remove(owner: Owner, id: string) {
      if (!(await views.delete(owner, id))) throw new AppError('not_found');
    },
  };
};
