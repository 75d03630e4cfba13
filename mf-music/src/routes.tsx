/** The page of each route id; the chunk's name is how the build finds what a route starts with. */
export const routes = {
  catalogue: async () => {
    const { CataloguePage } = await import(
      /* webpackChunkName: "route-catalogue" */ './features/catalogue/catalogue-page.tsx'
    );
    return { Page: CataloguePage };
  },
};
