export const routes = { catalogue: () => import(/* webpackChunkName: "route-catalogue" */ './page.tsx') };
