/** Query parameters that open a modal, menu or confirmation; they are removed from shared addresses. */
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
  'share',
  'palette',
  'shortcuts',
  'filters',
  'countries',
  'bridge',
  'views',
  'verify',
  'review',
  'history',
  'release',
  'addSite',
  'addAccount',
] as const;

/** The query parameter that opens a modal, menu or confirmation. */
export type ActionFlag = (typeof ACTION_FLAGS)[number];

/** Returns the query string without action flags; other parameters are unchanged. */
export const stripActionFlags = (search: string): string => {
  const query = new URLSearchParams(search);
  if (!ACTION_FLAGS.some((flag) => query.has(flag))) return search;
  ACTION_FLAGS.forEach((flag) => query.delete(flag));
  return query.size === 0 ? '' : `?${query}`;
};
