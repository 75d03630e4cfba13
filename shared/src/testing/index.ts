export { expectConsole } from './console-guard.ts';
export { fakeApi, fakeServer, networkFailure, refusal } from './fake-api.ts';
export type { FakeCalls, FakeRequest, Payload } from './fake-api.ts';
export { sessions, siteMetadata } from './fixtures.ts';
export { renderPortal, startPortal } from './render-portal.tsx';
export type { PortalCircumstances, RenderedPortal } from './render-portal.tsx';
export { renderRoute } from './render-route.tsx';
export type { RouteTable } from './render-route.tsx';
