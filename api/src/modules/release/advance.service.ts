import type { Descriptor, ReleaseSet, ReleaseSetContent, ShellInventory } from '@portal/shared/release';
import { AppError } from '../../platform/errors.ts';
import type { Build, BuildRepository } from './build.repository.ts';
import {
  composeFirstSet,
  hasPagesFor,
  type SiteKind,
  getVersion,
  withRemote,
  withShell,
} from './compose-set.ts';
import { SHELL } from './inventory.ts';
import type { ReleaseService } from './release.service.ts';

export type Site = SiteKind & { domain: string };

export type AdvanceOptions = {
  by: string;
  reason: string;
  /** Whether a pinned remote is moved to the newest build too. */
  movesPinned: boolean;
  /** Only builds of these names may change a domain that has a release set. @default all */
  names?: ReadonlySet<string>;
};

export type AdvanceResult = {
  domain: string;
  outcome: 'started' | 'moved' | 'unchanged';
  set: string;
};

export const createAdvanceService = ({
  builds,
  releases,
}: {
  builds: BuildRepository;
  releases: ReleaseService;
}) => {
  /** The version that was published before the newest one. */
  const findSecondNewest = async (name: string) => (await builds.list({ name, limit: 2 }))[1]?.version;

  const isFollowing = async (name: string, version: string) => version === (await findSecondNewest(name));

  const composeAdvancedSet = async (
    site: Site,
    set: ReleaseSet,
    newest: Build[],
    options: AdvanceOptions,
  ) => {
    const { id: _, ...before } = set;
    let content: ReleaseSetContent = before;
    for (const build of newest) {
      if (options.names && !options.names.has(build.name)) continue;
      const present = content.remotes[build.name];
      const version = build.name === SHELL ? content.shell.version : present && getVersion(present);
      const isPinned = version !== undefined && !(await isFollowing(build.name, version));
      if (version === build.version || (isPinned && !options.movesPinned)) continue;
      if (build.kind === 'shell') content = withShell(content, build.document);
      else {
        const on = present?.on ?? hasPagesFor(site, build.document);
        content = withRemote(content, { descriptor: build.document, on });
      }
    }
    return content;
  };

  const start = (site: Site, newest: Build[]) => {
    const shell = newest.find(
      (build): build is Build & { document: ShellInventory } => build.kind === 'shell',
    );
    if (!shell) throw new AppError('build_unknown');
    const remotes = newest.flatMap((build): Descriptor[] =>
      build.kind === 'remote' ? [build.document] : [],
    );
    return composeFirstSet(site, { shell: shell.document, remotes });
  };

  /** Moves a domain to the newest builds; a remote that is off stays off, at its newest version. */
  const advance = async (site: Site, newest: Build[], options: AdvanceOptions): Promise<AdvanceResult> => {
    const { domain } = site;
    const before = await releases.current(domain);
    const content = before ? await composeAdvancedSet(site, before, newest, options) : start(site, newest);
    const isMoved = await releases.point({ domain, by: options.by, reason: options.reason }, before, content);
    const after = await releases.currentOrThrow(domain);
    if (!isMoved) return { domain, outcome: 'unchanged', set: after.id };
    return { domain, outcome: before ? 'moved' : 'started', set: after.id };
  };

  return {
    async advance(sites: readonly Site[], options: AdvanceOptions): Promise<AdvanceResult[]> {
      const newest = await builds.newest();
      const outcomes: AdvanceResult[] = [];
      for (const site of sites) outcomes.push(await advance(site, newest, options));
      return outcomes;
    },
  };
};

export type AdvanceService = ReturnType<typeof createAdvanceService>;
