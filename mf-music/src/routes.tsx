/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  catalogue: async () => {
    const { CataloguePage } = await import(
      /* webpackChunkName: "route-catalogue" */ './features/catalogue/catalogue-page.tsx'
    );
    return { Page: CataloguePage };
  },
};
