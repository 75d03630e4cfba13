/** The paths of all values that have no members of their own. */
export const leavesIn = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => leavesIn(each, [...path, name]))
    : [[...path]];

/** The value with the leaf at a path replaced; the path may be new. */
export const withLeaf = (value: unknown, [name, ...rest]: readonly string[], leaf: unknown): unknown => {
  if (name === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (String(at) === name ? withLeaf(each, rest, leaf) : each));
  const members = Object.entries(value ?? {});
  const own = members.find(([each]) => each === name)?.[1];
  return { ...Object.fromEntries(members), [name]: withLeaf(own, rest, leaf) };
};
