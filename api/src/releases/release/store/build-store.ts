import type { Readable } from 'node:stream';
import type { Inventory } from '../builds/inventory.ts';
import type { ServedBuild, StoredBuild } from './expected-files.ts';
import type { DamagedFile } from './find-damage.ts';
import type { Operation } from '../builds/operations/operation.ts';
import type { StoredFiles } from './stored-file.ts';

/** An uploaded build that was verified, and is not in the store yet. */
export type StagedBuild = {
  inventory: Inventory;
  files: StoredFiles;
  /** The operations of the API that it calls. */
  operations: readonly Operation[];
  /** Moves it into the store; false when another build has its name and version there. */
  adopt(): Promise<boolean>;
  /** Replaces files of the published build, each atomically. */
  replace(published: StoredBuild, files: readonly string[]): Promise<void>;
};

/** `degraded` is a store out of reach whose copies on this server's disk are served; nothing can be published. */
export type StoreReadiness = 'ok' | 'degraded' | 'unavailable';

/** A store that cannot be used as it is set up; the message is for the operator who starts the server. */
export class StoreSetupError extends Error {
  override name = 'StoreSetupError';
}

/** Where published builds are kept. A build is complete and verified before it is there, and never changes. */
export type BuildStore = {
  /**
   * Stages a build with `fill`, verifies it and passes it to `use`; what was staged is always removed.
   * @throws BuildRefusedError with every reason
   */
  stage<Result>(
    fill: (folder: string) => Promise<unknown>,
    use: (staged: StagedBuild) => Promise<Result>,
  ): Promise<Result>;

  /** Whether a published build is here, intact or not. */
  has(build: StoredBuild): Promise<boolean>;

  /** Recomputes the hash of each file of a published build, and returns those that are missing or differ. */
  findDamage(build: StoredBuild): Promise<DamagedFile[]>;

  /** Streams a served file or its compressed copy, undefined when it is missing. */
  read(build: ServedBuild, file: string): Promise<Readable | undefined>;

  /** Whether builds can be published and read, given the newest one. */
  checkReadiness(newest: StoredBuild | undefined): Promise<StoreReadiness>;

  /** Where a build is in the store: a path. */
  getPlace(build: ServedBuild): string;

  /** All places with files, and when the newest of these was written. */
  listPlaces(): Promise<{ place: string; modifiedAt: Date }[]>;

  /** Deletes all files of a place. */
  deletePlace(place: string): Promise<void>;

  /** Deletes what servers left that were killed. */
  deleteAbandoned(now: Date): Promise<void>;
};
