import type { Descriptor, RemoteConfig, RouteConfig } from '@portal/shared/release';
import { descriptorSchema } from '@portal/shared/release';
import type { ChunkGroup, Compilation } from 'webpack';
import { groupsImporting, isScript, localeFiles, modulesOf, scriptsOf } from './chunk-files.ts';
import type { DescribeBuild } from './inventory-plugin.ts';
import { findPolicies } from './policies.ts';

const ENTRY = 'remoteEntry.js';

/** Names of the provided modules that chunk groups consume. */
function consumedModules(compilation: Compilation, groups: ChunkGroup[]): string[] {
  const shareKeys = new Set<string>();
  for (const chunk of groups.flatMap((group) => group.chunks)) {
    for (const module of modulesOf(compilation, chunk)) {
      if (module.type !== 'consume-shared-module') continue;
      // The plugin's type is private; `options.shareKey` is the only public trace of the consumed module.
      const { shareKey } = (module as unknown as { options: { shareKey: string } }).options;
      shareKeys.add(shareKey);
    }
  }
  return [...shareKeys].sort();
}

function completeRoute(compilation: Compilation, route: RouteConfig, exposed: ChunkGroup[]) {
  const chunkName = `route-${route.id}`;
  const page = compilation.namedChunkGroups.get(chunkName);
  if (!page) {
    throw new Error(
      `Route "${route.id}" has no chunk: import its page in src/routes.tsx with /* webpackChunkName: "${chunkName}" */`,
    );
  }
  const groups = [...exposed, page];
  const preload = scriptsOf(groups.flatMap((group) => group.chunks)).filter((file) => file !== ENTRY);
  return { ...route, preload, uses: consumedModules(compilation, groups) };
}

/** The content of `remote.json`: the remote's configuration, completed with the files and modules of its build. */
export const remoteInventory =
  (remote: RemoteConfig, version: string): DescribeBuild =>
  (compilation, files) => {
    const exposed = groupsImporting(compilation, './src/remote.tsx');
    const scripts = Object.fromEntries(Object.entries(files).filter(([file]) => isScript(file)));
    // A bundled library's licence is a file of its own.
    const others = Object.entries(files).filter(([file]) => !isScript(file));
    const integrity = scripts[ENTRY];
    if (!integrity) throw new Error(`The build has no ${ENTRY}`);
    const descriptor: Descriptor = {
      ...remote,
      version,
      routes: remote.routes.map((route) => completeRoute(compilation, route, exposed)),
      entry: ENTRY,
      integrity,
      files: scripts,
      ...(others.length > 0 && { assets: Object.fromEntries(others) }),
      policies: findPolicies(compilation),
      localeFiles: localeFiles(compilation, compilation.compiler.context),
    };
    return descriptorSchema.parse(descriptor);
  };
