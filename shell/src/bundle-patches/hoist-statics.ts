/** Properties of React components and of functions, which are not copied. */
const NOT_HOISTED = new Set<PropertyKey>([
  '$$typeof',
  'render',
  'compare',
  'type',
  'defaultProps',
  'displayName',
  'propTypes',
  'contextType',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'name',
  'length',
  'prototype',
  'caller',
  'arguments',
]);

/** Replaces `hoist-non-react-statics` in emotion, which uses it in `withTheme`: copies static properties to a wrapper component. */
// eslint-disable-next-line import-x/no-default-export -- the replaced package has a default export
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  for (const key of Reflect.ownKeys(source)) {
    const property = Object.getOwnPropertyDescriptor(source, key);
    if (property && !NOT_HOISTED.has(key) && !Object.hasOwn(target, key))
      Object.defineProperty(target, key, property);
  }
  return target;
}
