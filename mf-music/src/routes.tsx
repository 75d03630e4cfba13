/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  home: async () => {
    const { HomePage } = await import(/* webpackChunkName: "route-home" */ './features/home/home-page.tsx');
    return { Page: HomePage };
  },
  all: async () => {
    const { AllPage } = await import(/* webpackChunkName: "route-all" */ './features/all/all-page.tsx');
    return { Page: AllPage };
  },
  tags: async () => {
    const { TagsPage } = await import(/* webpackChunkName: "route-tags" */ './features/tags/tags-page.tsx');
    return { Page: TagsPage };
  },
  track: async () => {
    const { TrackPage } = await import(
      /* webpackChunkName: "route-track" */ './features/track/track-page.tsx'
    );
    return { Page: TrackPage };
  },
  shopping: async () => {
    const { ShoppingPage } = await import(
      /* webpackChunkName: "route-shopping" */ './features/shopping/shopping-page.tsx'
    );
    return { Page: ShoppingPage };
  },
};
