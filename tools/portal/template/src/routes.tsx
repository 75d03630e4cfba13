/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  start: async () => {
    const { StartPage } = await import(
      /* webpackChunkName: "route-start" */ './features/start/start-page.tsx'
    );
    return { Page: StartPage };
  },
};
