import {
  matchesPathPattern,
  type Language,
  type ReleaseSet,
  type RemoteRoute,
  type RunningRemote,
} from '@portal/shared/release';
import { paths } from '@portal/shared/routing/paths';

/** A script that the page will request soon, and its required hash. */
export type Preload = {
  href: string;
  integrity: string;
};

export type LandingRoute = {
  remote: RunningRemote;
  route: RemoteRoute;
};

/** The landing page of a visit. */
export type LandingInput = {
  landing: LandingRoute | undefined;
  language: Language;
  path: string;
};

/** Shell pages that are open to visitors without a session; all others have the navigation layout. */
const OPEN_PATHS = [paths.login, paths.join, paths.externalAuth, paths.service].map(({ path }) => path);

/** Whether the page of a path has the portal's navigation around it. */
export const hasNavigationLayout = (path: string) => !matchesPathPattern(OPEN_PATHS, path);

/**
 * The files that a page starts with besides the shell's entries, so that they load in parallel: the shell's texts,
 * the chunk of signed-in pages, and for a remote's route the federation runtime, its entry, scripts and texts, and the
 * modules that the shell provides to it.
 */
export function listPreloads(
  { shell }: Pick<ReleaseSet, 'shell'>,
  { landing, language, path }: LandingInput,
): Preload[] {
  const found = new Map<string, string>();
  const add = (base: string, files: Record<string, string>, file: string | undefined) => {
    const integrity = file === undefined ? undefined : files[file];
    if (integrity) found.set(`${base}${file}`, integrity);
  };
  const fromShell = (file: string | undefined) => add(shell.base, shell.files, file);
  const provided = (name: string) => (shell.provides[name] ?? []).forEach(fromShell);

  fromShell(shell.localeFiles[language]);
  if (hasNavigationLayout(path)) provided('signed-in');
  if (landing) {
    const { base, descriptor } = landing.remote.build;
    provided('federation');
    for (const file of [descriptor.entry, ...landing.route.preload, descriptor.localeFiles[language]]) {
      add(base, descriptor.files, file);
    }
    landing.route.uses.forEach(provided);
  }
  for (const file of shell.entries) found.delete(`${shell.base}${file}`);
  return [...found].map(([href, integrity]) => ({ href, integrity }));
}
