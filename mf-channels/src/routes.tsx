/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  channels: async () => {
    const [{ ChannelsPage }, { Assign }, { Delete }, { History }, { Register }, { Verify }] =
      await Promise.all([
        import(/* webpackChunkName: "route-channels" */ './features/channels/channels-page.tsx'),
        import(/* webpackChunkName: "route-channels" */ './features/assign/assign.tsx'),
        import(/* webpackChunkName: "route-channels" */ './features/delete/delete.tsx'),
        import(/* webpackChunkName: "route-channels" */ './features/history/history.tsx'),
        import(/* webpackChunkName: "route-channels" */ './features/register/register.tsx'),
        import(/* webpackChunkName: "route-channels" */ './features/verify/verify.tsx'),
      ]);
    const Page = () => (
      <>
        <ChannelsPage />
        <Assign />
        <Delete />
        <History />
        <Register />
        <Verify />
      </>
    );
    return { Page };
  },
};
