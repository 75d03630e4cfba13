/** A file of the store: its hash, its size, and the sizes of its compressed copies. */
export type StoredFile = {
  integrity: string;
  size: number;
  br?: number;
  gz?: number;
};

/** The served files of a build, by path below the build's URL. */
export type StoredFiles = Record<string, StoredFile>;
