/** Loads the page of each route id; the build finds the files of a route by the chunk name `route-<id>`. */
export const routes = {
  members: async () => {
    const { MembersPage } = await import(
      /* webpackChunkName: "route-members" */ './features/members/members-page.tsx'
    );
    return { Page: MembersPage };
  },
  member: async () => {
    const { MemberPage } = await import(
      /* webpackChunkName: "route-member" */ './features/member/member-page.tsx'
    );
    return { Page: MemberPage };
  },
};
