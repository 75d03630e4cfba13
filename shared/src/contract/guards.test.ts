import { isActivation, isBackgroundModule, isRemote, isRouteModule } from './guards.ts';
import { defineRemote } from './remote.ts';

const activate = async () => ({ routes: {} });

describe('isRemote', () => {
  it.each([
    ['a defined remote', defineRemote({ activate }), true],
    ['a remote that cleans up', { activate, deactivate: () => undefined }, true],
    ['nothing', undefined, false],
    ['null', null, false],
    ['an empty module, as a failed evaluation leaves it', {}, false],
    ['a component', () => null, false],
    ['something else under the name', { activate: 'yes' }, false],
    ['a clean-up that cannot be called', { activate, deactivate: 1 }, false],
  ])('isRemote accepts only an object with activate: %s', (_, value, expected) => {
    expect(isRemote(value)).toBe(expected);
  });
});

describe('isActivation', () => {
  it.each([
    ['routes that load', { routes: { home: async () => ({ Page: () => null }) } }, true],
    ['no routes', { routes: {} }, true],
    ['a background part that loads', { routes: {}, background: async () => ({}) }, true],
    ['a background part that is there already', { routes: {}, background: {} }, false],
    ['routes that are there already', { routes: { home: { Page: () => null } } }, false],
    ['nothing', undefined, false],
    ['a list', { routes: null }, false],
  ])('isActivation accepts only routes that are functions: %s', (_, value, expected) => {
    expect(isActivation(value)).toBe(expected);
  });
});

describe('isRouteModule', () => {
  it.each([
    ['a function component', { Page: () => null }, true],
    ['a memo component', { Page: { $$typeof: Symbol.for('react.memo') } }, true],
    ['a module without a page', { default: () => null }, false],
    ['a page that is missing', { Page: undefined }, false],
    ['nothing', null, false],
  ])('isRouteModule accepts only modules with a Page component: %s', (_, value, expected) => {
    expect(isRouteModule(value)).toBe(expected);
  });
});

describe('isBackgroundModule', () => {
  it.each([
    ['a function component', { Background: () => null }, true],
    ['a page', { Page: () => null }, false],
    ['nothing', undefined, false],
  ])('isBackgroundModule accepts only modules with a Background component: %s', (_, value, expected) => {
    expect(isBackgroundModule(value)).toBe(expected);
  });
});
