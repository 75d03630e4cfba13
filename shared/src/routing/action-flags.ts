/** Query parameters that stand for an open modal, a menu or a question; never part of a shared address. */
export const ACTION_FLAGS = [
  'menu',
  'delete',
  'logout',
  'videoDetail',
  'addChannel',
  'assign',
  'unassign',
  'addMember',
  'password',
  'palette',
  'shortcuts',
] as const;

/** The query parameter of one modal. */
export type ActionFlag = (typeof ACTION_FLAGS)[number];

/** The query string without the action flags; the other parameters stay as they are. */
export const stripActionFlags = (search: string): string => {
  const query = new URLSearchParams(search);
  if (!ACTION_FLAGS.some((flag) => query.has(flag))) return search;
  ACTION_FLAGS.forEach((flag) => query.delete(flag));
  return query.size === 0 ? '' : `?${query}`;
};
