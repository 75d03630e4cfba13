/**
 * Every module that the shell provides to remotes at run time as a shared singleton; a remote's build leaves these out of
 * its bundles and bundles every other module itself.
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
  '@portal/shared/search',
  '@portal/shared/i18n',
  '@portal/shared/theme',
  '@portal/shared/theme/style-sheet',
  '@portal/shared/ui/controls',
  '@portal/shared/ui/data',
  '@portal/shared/ui/export',
  '@portal/shared/ui/feedback',
  '@portal/shared/ui/form',
  '@portal/shared/ui/notice',
  '@portal/shared/ui/overlay',
  '@portal/shared/ui/table',
  '@portal/shared/ui/chart',
] as const;
