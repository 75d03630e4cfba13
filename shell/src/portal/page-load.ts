/**
 * The token by which the server counts this page load, in the `Server-Timing` header of the page; nothing where the
 * browser does not show it. A page that comes from the browser's cache has the token of its first load.
 */
export const readLoad = (): { load?: string } => {
  // Some browsers lack these, or have the header on secure origins only.
  const [navigation] = ((performance as Partial<Performance>).getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === 'load');
  // JSON has no member that is undefined.
  return { load: timing?.description } as { load?: string };
};
