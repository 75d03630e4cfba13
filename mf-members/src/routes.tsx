/** The page of each route id; the chunk's name is how the build finds what a route starts with. */
export const routes = {
  members: async () => {
    const { MembersPage } = await import(
      /* webpackChunkName: "route-members" */ './features/members/members-page.tsx'
    );
    return { Page: MembersPage };
  },
};
