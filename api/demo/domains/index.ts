export { aurora } from './aurora.ts';
export { lagoon } from './lagoon.ts';
export { consoleDomain, ember, mono, playlist } from './small.ts';
export {
  type DemoAudience,
  type DemoChannel,
  type DemoDomain,
  type DemoMember,
  type DemoPayouts,
  getEmail,
  getHost,
} from './domain.ts';
