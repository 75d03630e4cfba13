/** By what names the log has moves that the server makes by itself; all others were ordered. */
export const SERVER_MOVERS = {
  start: 'start-up',
  /** Newest builds after a freeze. */
  thaw: 'server',
  /** A step of a rollout by time. */
  time: 'rollout',
  guard: 'guard',
} as const;
