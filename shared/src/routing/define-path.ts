type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Param}`
    ? Param
    : never;

/** Values of a query string; null, undefined and empty values are omitted. */
export type QueryValues = Record<string, string | number | boolean | null | undefined>;

/** A react-router pattern and the function that builds its links. */
export type AppPath<Pattern extends string = string> = {
  /** The pattern of react-router. */
  path: Pattern;
  /** Builds the address from the pattern's parameters, if it has any, and a query; throws when a parameter is missing. */
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

const fillParams = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The address ${pattern} needs "${name}".`);
    return encodeURIComponent(value);
  });

/** Returns the `{path, href}` pair of a react-router pattern. */
export const definePath = <const Pattern extends string>(path: Pattern): AppPath<Pattern> => {
  const href = path.includes(':')
    ? (params: Record<string, string>, query?: QueryValues) => fillParams(path, params) + writeQuery(query)
    : (query?: QueryValues) => path + writeQuery(query);
  // The compiler cannot relate the run-time test for `:` to the pattern's type.
  return { path, href } as AppPath<Pattern>;
};
