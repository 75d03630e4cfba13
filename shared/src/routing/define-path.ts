type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Param}`
    ? Param
    : never;

/** Values of a query string; what is null, undefined or empty is left out. */
export type QueryValues = Record<string, string | number | boolean | null | undefined>;

/** An address of the portal: its react-router pattern, and how to write a link to it. */
export type AppPath<Pattern extends string = string> = {
  /** The pattern of react-router. */
  path: Pattern;
  /** The address, with the pattern's parameters (if it has any) and then a query. */
  href: [ParamsOf<Pattern>] extends [never]
    ? (query?: QueryValues) => string
    : (params: Record<ParamsOf<Pattern>, string>, query?: QueryValues) => string;
};

const writeQuery = (query: QueryValues = {}) => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

const fillIn = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The address ${pattern} needs "${name}".`);
    return encodeURIComponent(value);
  });

/** Makes the `{path, href}` pair of one pattern. */
export const definePath = <const Pattern extends string>(path: Pattern): AppPath<Pattern> => {
  const href = path.includes(':')
    ? (params: Record<string, string>, query?: QueryValues) => fillIn(path, params) + writeQuery(query)
    : (query?: QueryValues) => path + writeQuery(query);
  // Which of the two shapes it has follows from the pattern, which the compiler cannot see at run time.
  return { path, href } as AppPath<Pattern>;
};
