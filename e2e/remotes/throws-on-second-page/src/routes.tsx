export const routes = {
  catalogue: () => import(/* webpackChunkName: "route-catalogue" */ './page.tsx'),
  tags: () => import(/* webpackChunkName: "route-tags" */ './faulty-page.tsx'),
  all: () => import(/* webpackChunkName: "route-all" */ './page.tsx'),
};
