import type { Language, ReleaseSet } from '@portal/shared/release';
import { fileUrl } from './release-files.ts';

/** Fetches a script into the cache without running it; the hash makes the later request use this very copy. */
const addLink = (href: string, integrity: string) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

/** Everything a route starts with: the remote's own scripts, its texts, and what it asks the shell for. */
export const routeScripts = (
  set: ReleaseSet,
  remote: string,
  routeId: string,
  language: Language,
): string[] => {
  const release = set.remotes[remote];
  if (!release?.on) return [];
  const { base, descriptor } = release.build;
  const route = descriptor.routes.find(({ id }) => id === routeId);
  if (!route) return [];
  const texts = descriptor.localeFiles[language];
  const own = [descriptor.entry, ...route.preload, ...(texts ? [texts] : [])];
  const { provides } = set.shell;
  const shared = ['runtime', ...route.uses].flatMap((name) => provides[name] ?? []);
  return [
    ...own.map((file) => fileUrl(base, file)),
    ...[...new Set(shared)].map((file) => fileUrl(set.shell.base, file)),
  ];
};

/** Preloads routes that the user is about to open, each script once. */
export const createPreloader = (set: ReleaseSet, integrity: Record<string, string>) => {
  const asked = new Set<string>();
  return (remote: string, routeId: string, language: Language): void => {
    for (const url of routeScripts(set, remote, routeId, language)) {
      const hash = integrity[url];
      if (asked.has(url) || hash === undefined) continue;
      asked.add(url);
      addLink(url, hash);
    }
  };
};

export type PreloadRoute = ReturnType<typeof createPreloader>;
