import { fakeApi, errorResponse } from '@portal/shared/testing';
import type { SavedView } from '../components/saved-views/views.api.ts';

const MAX_VIEWS = 50;

/** Fakes the saved views API, including the refusal of a taken name. */
export const serveViews = (given: readonly Partial<SavedView>[] = []) => {
  let views: SavedView[] = given.map((view, index) => ({
    id: `view${index}`,
    path: '/dashboard',
    name: `보기 ${index}`,
    query: '',
    is_default: false,
    ...view,
  }));
  const isTaken = ({ id, path, name }: SavedView) =>
    views.some((view) => view.id !== id && view.path === path && view.name === name);
  const saveView = (view: SavedView) => {
    if (isTaken(view))
      return errorResponse(409, 'view_name_taken', { message: '같은 이름으로 저장한 보기가 있어요.' });
    const others = views
      .filter(({ id }) => id !== view.id)
      .map((other) =>
        view.is_default && other.path === view.path ? { ...other, is_default: false } : other,
      );
    views = [...others, view].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'));
    return { view };
  };
  fakeApi.get('/view/list', () => ({ items: views, maximum: MAX_VIEWS }));
  return {
    /** Saves a view, as another window of the same account would. */
    keep: (view: SavedView) => void saveView(view),
    list: () => views,
    add: fakeApi.post('/view/add', ({ body }) =>
      saveView({ is_default: false, ...body, id: `view${views.length}` }),
    ),
    update: fakeApi.post('/view/update', ({ body: { id, ...change } }) => {
      const view = views.find((one) => one.id === id);
      return view ? saveView({ ...view, ...change }) : errorResponse(404, 'not_found');
    }),
    remove: fakeApi.post('/view/delete', ({ body: { id } }) => {
      views = views.filter((view) => view.id !== id);
      return {};
    }),
  };
};
