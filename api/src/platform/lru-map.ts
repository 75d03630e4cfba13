/** A cache in memory of at most `capacity` entries; when it is full, the least recently used entry is evicted. */
export const createLruMap = <Value>(capacity: number) => {
  // A map iterates in the order of insertion, so the least recently used entry comes first.
  const entries = new Map<string, Value>();

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },

    set(key: string, value: Value) {
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= capacity && oldest !== undefined) entries.delete(oldest);
      entries.set(key, value);
    },

    delete: (key: string) => entries.delete(key),
  };
};
