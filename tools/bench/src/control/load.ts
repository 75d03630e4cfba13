// Stands in place of the shell's `src/remotes/load.ts` in the control: the same sources as one webpack application.
// Outside the type check, because it reaches across packages on purpose, which everywhere else is an error.
const remotes = {
  'mf-dashboard': () => import(/* webpackChunkName: "remote-mf-dashboard" */ '../../../../mf-dashboard/src/remote.tsx'),
  'mf-channels': () => import(/* webpackChunkName: "remote-mf-channels" */ '../../../../mf-channels/src/remote.tsx'),
  'mf-members': () => import(/* webpackChunkName: "remote-mf-members" */ '../../../../mf-members/src/remote.tsx'),
  'mf-music': () => import(/* webpackChunkName: "remote-mf-music" */ '../../../../mf-music/src/remote.tsx'),
  'mf-content': () => import(/* webpackChunkName: "remote-mf-content" */ '../../../../mf-content/src/remote.tsx'),
};

export const loadRemoteModule = async (
  name: keyof typeof remotes,
  request: { onEntry(): void },
) => {
  const module = await remotes[name]();
  request.onEntry();
  return module.default;
};
