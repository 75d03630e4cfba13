/** The page of each route id; the chunk's name is how the build finds what a route starts with. */
export const routes = {
  start: async () => {
    const { StartPage } = await import(
      /* webpackChunkName: "route-start" */ './features/start/start-page.tsx'
    );
    return { Page: StartPage };
  },
};
