import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

type InitOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<NonNullable<InitOptions['preRun']>[number]>>[0];

/** Emscripten's number for EIO. */
const INPUT_OUTPUT_ERROR = 29;

/** The parts of emscripten's node file system that PGlite's types lack, as of version 0.5.16. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
};

const nodeFileSystemOf = (module: EmscriptenModule): NodeFileSystem => {
  // These internals of the pinned version have no types; the next lines check them.
  const { filesystems } = module.FS as unknown as { filesystems?: { NODEFS?: NodeFileSystem } };
  const inner = (module as unknown as { NODEFS?: NodeFileSystem }).NODEFS ?? filesystems?.NODEFS;
  if (!inner?.stream_ops)
    throw new Error('This version of PGlite has its file system elsewhere: durability cannot be guaranteed.');
  return inner;
};

/** PGlite's directory storage with fsync, without which a power failure loses acknowledged writes. */
export class DurableNodeFS extends NodeFS {
  /** How often data were synced to disk, for tests. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const { emscriptenOpts } = result;
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: EmscriptenModule) => {
        nodeFileSystemOf(module).stream_ops.fsync = ({ nfd }) => {
          if (nfd === undefined) return 0;
          try {
            fdatasyncSync(nfd);
            this.syncs += 1;
            return 0;
          } catch {
            return INPUT_OUTPUT_ERROR; // PostgreSQL panics on a failed fsync.
          }
        };
      },
    ];
    return result;
  }
}

/**
 * PGlite starts with fsync off, and its fdatasync does nothing, so WAL is synced by fsync. With PostgreSQL's own sizes, a
 * checkpoint keeps hundreds of MB of WAL files for later, in every data directory and every copy of one.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];
