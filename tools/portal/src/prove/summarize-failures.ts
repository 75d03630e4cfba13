import type { Failure } from './proof-shapes.ts';

/** Limits of an upload; a broken shell fails on every page in the same way. */
const MAX_FAILURES = 150;
const MAX_REASON = 1_000;
const MAX_FRAMES = 20;
const MAX_FRAME = 300;

/** Each failure once, with all roles that see it: pages that are opened by several roles often fail in the same way. */
export function summarizeFailures(failures: readonly Failure[], origin: string): Failure[] {
  const shorten = (text: string, limit: number) => text.replaceAll(origin, '').slice(0, limit);
  const merged = new Map<string, Failure>();
  for (const { roles, ...failure } of failures) {
    const shortened = {
      ...failure,
      reason: shorten(failure.reason, MAX_REASON) || 'no text',
      stack: failure.stack.slice(0, MAX_FRAMES).map((frame) => shorten(frame, MAX_FRAME)),
    };
    const key = JSON.stringify(shortened);
    const known = merged.get(key)?.roles ?? [];
    merged.set(key, { ...shortened, roles: [...new Set([...known, ...roles])].toSorted() });
  }
  return [...merged.values()].slice(0, MAX_FAILURES);
}
