/** How a file lies in the store: its hash, its size, and the sizes of its compressed copies. */
export type StoredFile = {
  integrity: string;
  size: number;
  br?: number;
  gz?: number;
};

/** Every file of a build that is served, by its path below the build's address. */
export type StoredFiles = Record<string, StoredFile>;
