import type { Descriptor, ReleaseSet, ShellBuild } from '@portal/shared/release';
import type { ControlInventory } from './control-inventory.ts';

/** The path that the control's files are served at. */
export const CONTROL_BASE = '/r/control/1.0.0/';

const pick = (files: Record<string, string>, wanted: string[]) =>
  Object.fromEntries(wanted.map((file) => [file, files[file] ?? '']));

function controlDescriptor(descriptor: Descriptor, name: string, control: ControlInventory): Descriptor {
  const remote = control.remotes[name];
  const [entry, ...scripts] = remote?.scripts ?? [];
  if (!remote || entry === undefined) throw new Error(`The control has no script of ${name}`);
  const routes = descriptor.routes.map((route) => ({
    ...route,
    preload: [...new Set([...scripts, ...(remote.pages[route.id] ?? [])])].filter((file) => file !== entry),
    uses: [],
  }));
  const texts = Object.values(remote.localeFiles);
  return {
    ...descriptor,
    routes,
    entry,
    integrity: control.files[entry] ?? '',
    files: pick(control.files, [...new Set([...routes.flatMap(({ preload }) => preload), ...texts])]),
    localeFiles: remote.localeFiles,
  };
}

/**
 * Returns a page's release set with the control in place of its builds, so that the edge and the shell preload and
 * verify the control as they do the portal.
 */
export function controlSet(set: ReleaseSet, control: ControlInventory): ReleaseSet {
  const { entries, preloadCalls, files, provides, fonts, localeFiles, version } = control;
  const shell: ShellBuild = {
    version,
    base: CONTROL_BASE,
    entries,
    ...(preloadCalls && { preloadCalls }),
    files,
    provides,
    fonts,
    localeFiles,
  };
  const remotes = Object.entries(set.remotes).map(([name, remote]) => {
    if (!remote.on) return [name, remote];
    const descriptor = controlDescriptor(remote.build.descriptor, name, control);
    return [name, { on: true, budget: remote.budget, build: { base: CONTROL_BASE, descriptor } }];
  });
  return { ...set, shell, remotes: Object.fromEntries(remotes) };
}
