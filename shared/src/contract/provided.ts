/**
 * Every module the shell hands to remotes at run time, each as one instance per page. A remote's build leaves these
 * out of its bundles; a module that is not listed here can be bundled by the remote, or is not available at all.
 */
export const PROVIDED_MODULES = [
  'react',
  'react/jsx-runtime',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@portal/shared/contract',
  '@portal/shared/api',
  '@portal/shared/http',
  '@portal/shared/state',
  '@portal/shared/routing',
  '@portal/shared/i18n',
  '@portal/shared/theme',
  '@portal/shared/ui/controls',
  '@portal/shared/ui/data',
  '@portal/shared/ui/feedback',
  '@portal/shared/ui/form',
  '@portal/shared/ui/overlay',
  '@portal/shared/ui/table',
  '@portal/shared/ui/chart',
] as const;
