import { api, queryOptions, useMutation, useQueryClient } from '@portal/shared/http';
import type { GetResponse, PostRequestBody } from '@portal/shared/http';

export type ViewList = GetResponse<'/view/list'>;
export type SavedView = ViewList['items'][number];
export type ViewPath = PostRequestBody<'/view/add'>['path'];

const KEY = ['views'];

/** The views of all screens: there are few, and users move between screens. */
export const viewsQuery = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => api.get('/view/list', { signal }) });

export const addView = (view: PostRequestBody<'/view/add'>) => api.post('/view/add', view);
export const updateView = (change: PostRequestBody<'/view/update'>) => api.post('/view/update', change);
export const deleteView = (id: string) => api.post('/view/delete', { id });

/** A mutation of the views; it ends after the list was refetched, also after a failure. */
export const useViewMutation = <Input, ResponseBody>(call: (input: Input) => Promise<ResponseBody>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
