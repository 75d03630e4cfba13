import {
  matchesPathPattern,
  type Language,
  type ReleaseSet,
  type RemoteRoute,
  type RunningRemote,
} from '@portal/shared/release';

/** A script that the page will ask for soon, and the hash it has to have. */
export type Preload = {
  href: string;
  integrity: string;
};

export type LandingRoute = {
  remote: RunningRemote;
  route: RemoteRoute;
};

/** Where a visitor lands. */
export type LandingInput = {
  landing: LandingRoute | undefined;
  language: Language;
  path: string;
};

/** Pages of the shell that a visitor without a session may see; everything else stands in the frame. */
const OPEN_PATHS = ['/login', '/join', '/external/auth', '/service'];

/** Whether a page at this path has the portal's navigation around it. */
export const isFramed = (path: string) => !matchesPathPattern(OPEN_PATHS, path);

/**
 * Everything a page starts with besides the shell's entries, so that it comes in one wave with them: the shell's texts,
 * the frame, and for a route of a remote the federation runtime, the entry, the page's own scripts and texts, and what
 * the shell lends it.
 */
export function preloadsOf(
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
  if (isFramed(path)) provided('frame');
  if (landing) {
    const { base, descriptor } = landing.remote.build;
    provided('runtime');
    for (const file of [descriptor.entry, ...landing.route.preload, descriptor.localeFiles[language]]) {
      add(base, descriptor.files, file);
    }
    landing.route.uses.forEach(provided);
  }
  for (const file of shell.entries) found.delete(`${shell.base}${file}`);
  return [...found].map(([href, integrity]) => ({ href, integrity }));
}
