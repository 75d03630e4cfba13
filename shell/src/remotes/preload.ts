import type { Language, ReleaseSet } from '@portal/shared/release';
import { fileUrl } from '../release/release-files.ts';

/** Preloads a script; without the same integrity the later script element would fetch it again. */
const addPreloadLink = (href: string, integrity: string) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

/** The URLs of the scripts that a route starts with: those of the remote, its texts, and the shell's provided modules. */
export const listRouteScripts = (
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
  const shared = ['federation', ...route.uses].flatMap((name) => provides[name] ?? []);
  return [
    ...own.map((file) => fileUrl(base, file)),
    ...[...new Set(shared)].map((file) => fileUrl(set.shell.base, file)),
  ];
};

/** Returns a function that preloads the scripts of a route, each script once. */
export const createPreloader = (set: ReleaseSet, integrity: Record<string, string>) => {
  const requested = new Set<string>();
  return (remote: string, routeId: string, language: Language): void => {
    for (const url of listRouteScripts(set, remote, routeId, language)) {
      const hash = integrity[url];
      if (requested.has(url) || hash === undefined) continue;
      requested.add(url);
      addPreloadLink(url, hash);
    }
  };
};

export type PreloadRoute = ReturnType<typeof createPreloader>;
