/** The paths of all values that have no members of their own. */
export const listLeafPaths = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => listLeafPaths(each, [...path, name]))
    : [[...path]];

/** The value with the leaf at a path replaced; the path may be new. */
export const replaceLeaf = (value: unknown, [name, ...rest]: readonly string[], leaf: unknown): unknown => {
  if (name === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (String(at) === name ? replaceLeaf(each, rest, leaf) : each));
  const members = Object.entries(value ?? {});
  const own = members.find(([each]) => each === name)?.[1];
  return { ...Object.fromEntries(members), [name]: replaceLeaf(own, rest, leaf) };
};
