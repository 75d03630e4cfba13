/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  channels: async () => {
    const { ChannelsPage } = await import(
      /* webpackChunkName: "route-channels" */ './features/channels/channels-page.tsx'
    );
    return { Page: ChannelsPage };
  },
};
