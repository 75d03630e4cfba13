type CacheEntry = {
  /** Version stamps of the data that the body was computed from; with other stamps the entry is a miss. */
  joinedStamps: string;
  body: Buffer;
};

/** An in-memory cache of at most `capacity` bytes; when it is full, the least recently used entries are evicted. */
export const createLruStore = (capacity: number) => {
  // A map iterates in the order of insertion, so the least recently used entry comes first.
  const entries = new Map<string, CacheEntry>();
  let usedBytes = 0;

  const sizeOf = (key: string, { joinedStamps, body }: CacheEntry) =>
    key.length + joinedStamps.length + body.length;

  const evict = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    usedBytes -= sizeOf(key, entry);
  };

  return {
    /** The cached body; undefined on a miss. */
    get(key: string, joinedStamps: string): Buffer | undefined {
      const entry = entries.get(key);
      if (entry?.joinedStamps !== joinedStamps) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.body;
    },

    /** An entry that is larger than the whole capacity is not stored. */
    set(key: string, entry: CacheEntry) {
      evict(key);
      entries.set(key, entry);
      usedBytes += sizeOf(key, entry);
      for (const oldest of entries.keys()) {
        if (usedBytes <= capacity) return;
        evict(oldest);
      }
    },
  };
};
