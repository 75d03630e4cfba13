import { SHELL } from './build-lines.ts';
import type { ReleaseHealth, Rollout } from './releases.api.ts';

/** Page loads, and those of them that failed. */
export type LoadCount = { loads: number; failed: number };

/** The page loads of one side of a canary. */
export type SideLoads = {
  /** Pages that were served. */
  served: number;
  /** Pages that reported anything. */
  reported: number;
};

export type LoadComparison = {
  pages: { control: SideLoads; candidate: SideLoads };
  /** The shell, then what differs between both sides; a side that does not run it has no loads. */
  remotes: { name: string; control: LoadCount; candidate: LoadCount }[];
};

const NO_PAGES: SideLoads = { served: 0, reported: 0 };

const findPages = ({ pages }: ReleaseHealth, id: string): SideLoads =>
  pages.find(({ set }) => set === id) ?? NO_PAGES;

const findLoads = ({ items }: ReleaseHealth, id: string, name: string): LoadCount => {
  const found = items.find(({ set, remote }) => set === id && remote === name);
  return { loads: found?.loads ?? 0, failed: found?.failed ?? 0 };
};

/** The shell, then the remotes that differ between both sides of a canary. */
export const listCompared = ({ changes }: Pick<Rollout, 'changes'>): string[] => [
  ...new Set([SHELL, ...changes.flatMap(({ remote }) => (remote === undefined ? [] : [remote]))]),
];

/** What browsers reported of both sides of a canary. */
export const compareLoads = (
  health: ReleaseHealth,
  { control, rollout }: { control: string; rollout: Pick<Rollout, 'candidate' | 'changes'> },
): LoadComparison => ({
  pages: { control: findPages(health, control), candidate: findPages(health, rollout.candidate) },
  remotes: listCompared(rollout).map((name) => ({
    name,
    control: findLoads(health, control, name),
    candidate: findLoads(health, rollout.candidate, name),
  })),
});
