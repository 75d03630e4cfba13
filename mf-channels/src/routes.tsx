/** The page of each route id; the chunk's name is how the build finds what a route starts with. */
export const routes = {
  channels: async () => {
    const { ChannelsPage } = await import(
      /* webpackChunkName: "route-channels" */ './features/channels/channels-page.tsx'
    );
    return { Page: ChannelsPage };
  },
};
