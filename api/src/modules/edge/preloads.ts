import type { Language, ReleaseSet, RemoteRoute, RunningRemote } from '@portal/shared/release';

/** A script that the page will ask for soon, and the hash it has to have. */
export type Preload = {
  href: string;
  integrity: string;
};

export type LandingRoute = {
  remote: RunningRemote;
  route: RemoteRoute;
};

/**
 * Everything a page starts with besides the shell's entries, so that it comes in one wave with them: the shell's texts,
 * and for a route of a remote the federation runtime, the entry, the page's own scripts and texts, and what the shell
 * lends it.
 */
export function preloadsOf(
  { shell }: Pick<ReleaseSet, 'shell'>,
  { landing, language }: { landing: LandingRoute | undefined; language: Language },
): Preload[] {
  const found = new Map<string, string>();
  const add = (base: string, files: Record<string, string>, file: string | undefined) => {
    const integrity = file === undefined ? undefined : files[file];
    if (integrity) found.set(`${base}${file}`, integrity);
  };
  const fromShell = (file: string | undefined) => add(shell.base, shell.files, file);

  fromShell(shell.localeFiles[language]);
  if (landing) {
    const { base, descriptor } = landing.remote.build;
    for (const file of shell.provides['runtime'] ?? []) fromShell(file);
    for (const file of [descriptor.entry, ...landing.route.preload, descriptor.localeFiles[language]]) {
      add(base, descriptor.files, file);
    }
    for (const name of landing.route.uses) for (const file of shell.provides[name] ?? []) fromShell(file);
  }
  for (const file of shell.entries) found.delete(`${shell.base}${file}`);
  return [...found].map(([href, integrity]) => ({ href, integrity }));
}
