import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import { CONTRACT_VERSION, PROVIDED_MODULES } from '@portal/shared/contract';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';

type ProvidedModule = (typeof PROVIDED_MODULES)[number];

/** A module of the start-up bundle is given at once (`lib`); any other is loaded for the first remote that needs it (`get`). */
type ProvidedModuleSource = { version: string } & ({ lib: () => unknown } | { get: () => Promise<unknown> });

/** The package does not export its version; a test compares this with the installed one. */
const EMOTION_VERSION = '11.14.0';

const contract = (get: () => Promise<unknown>): ProvidedModuleSource => ({ version: CONTRACT_VERSION, get });

/** The modules that the shell provides to remotes. */
export const providedModules: Record<ProvidedModule, ProvidedModuleSource> = {
  react: { version: react.version, lib: () => react },
  'react/jsx-runtime': { version: react.version, lib: () => reactJsx },
  '@emotion/react': { version: EMOTION_VERSION, lib: () => emotion },
  '@emotion/react/jsx-runtime': { version: EMOTION_VERSION, lib: () => emotionJsx },
  '@portal/shared/contract': contract(() => import('@portal/shared/contract')),
  '@portal/shared/api': contract(() => import('@portal/shared/api')),
  '@portal/shared/http': contract(() => import('@portal/shared/http')),
  '@portal/shared/state': contract(() => import('@portal/shared/state')),
  '@portal/shared/routing': contract(() => import('@portal/shared/routing')),
  '@portal/shared/search': contract(() => import('@portal/shared/search')),
  '@portal/shared/i18n': contract(() => import('@portal/shared/i18n')),
  '@portal/shared/theme': contract(() => import('@portal/shared/theme')),
  '@portal/shared/theme/style-sheet': contract(() => import('@portal/shared/theme/style-sheet')),
  '@portal/shared/ui/controls': contract(
    () => import(/* webpackChunkName: "ui" */ '@portal/shared/ui/controls'),
  ),
  '@portal/shared/ui/data': contract(() => import(/* webpackChunkName: "ui" */ '@portal/shared/ui/data')),
  '@portal/shared/ui/export': contract(async () => {
    const menu = await import(/* webpackChunkName: "ui" */ '@portal/shared/ui/export');
    await menu.exportTexts.load();
    return menu;
  }),
  '@portal/shared/ui/feedback': contract(
    () => import(/* webpackChunkName: "ui" */ '@portal/shared/ui/feedback'),
  ),
  '@portal/shared/ui/form': contract(async () => {
    const form = await import(/* webpackChunkName: "form" */ '@portal/shared/ui/form');
    // The texts load with the module, so that pages without forms do not load them.
    await form.formTexts.load();
    return form;
  }),
  '@portal/shared/ui/notice': contract(
    () => import(/* webpackChunkName: "notice" */ '@portal/shared/ui/notice'),
  ),
  '@portal/shared/ui/overlay': contract(
    () => import(/* webpackChunkName: "ui" */ '@portal/shared/ui/overlay'),
  ),
  '@portal/shared/ui/table': contract(
    () => import(/* webpackChunkName: "table" */ '@portal/shared/ui/table'),
  ),
  '@portal/shared/ui/chart': contract(
    () => import(/* webpackChunkName: "chart" */ '@portal/shared/ui/chart'),
  ),
};
