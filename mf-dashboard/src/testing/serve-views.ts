import { fakeApi, refusal } from '@portal/shared/testing';
import type { SavedView } from '../components/saved-views/views.api.ts';

const VIEWS = 50;

/** A server that keeps views as the real one does, refusing a name that is taken. */
export const serveViews = (given: readonly Partial<SavedView>[] = []) => {
  let views: SavedView[] = given.map((view, index) => ({
    ...{ id: `view${index}`, path: '/dashboard', name: `보기 ${index}`, query: '', is_default: false },
    ...view,
  }));
  const isTaken = ({ id, path, name }: SavedView) =>
    views.some((view) => view.id !== id && view.path === path && view.name === name);
  const keep = (view: SavedView) => {
    if (isTaken(view))
      return refusal(409, 'view_name_taken', { message: '같은 이름으로 저장한 보기가 있어요.' });
    const others = views
      .filter(({ id }) => id !== view.id)
      .map((other) =>
        view.is_default && other.path === view.path ? { ...other, is_default: false } : other,
      );
    views = [...others, view].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'));
    return { view };
  };
  fakeApi.get('/view/list', () => ({ items: views, maximum: VIEWS }));
  return {
    /** Adds one as another window of the same person would. */
    keep: (view: SavedView) => void keep(view),
    list: () => views,
    add: fakeApi.post('/view/add', ({ body }) =>
      keep({ is_default: false, ...body, id: `view${views.length}` }),
    ),
    update: fakeApi.post('/view/update', ({ body: { id, ...change } }) => {
      const view = views.find((one) => one.id === id);
      return view ? keep({ ...view, ...change }) : refusal(404, 'not_found');
    }),
    remove: fakeApi.post('/view/delete', ({ body: { id } }) => {
      views = views.filter((view) => view.id !== id);
      return {};
    }),
  };
};
