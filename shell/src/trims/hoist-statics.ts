/** What a component has because it is a component or a function, and what another must not take over. */
const OWN = new Set<PropertyKey>([
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

/** Gives a component around another one what the other has beside React's own: `withTheme` of emotion does. */
// eslint-disable-next-line import-x/no-default-export -- the package it stands for has a default export
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  for (const key of Reflect.ownKeys(source)) {
    const found = Object.getOwnPropertyDescriptor(source, key);
    if (found && !OWN.has(key) && !Object.hasOwn(target, key)) Object.defineProperty(target, key, found);
  }
  return target;
}
