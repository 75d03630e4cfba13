import type { GuardStopLine } from './stop-message.repository.ts';

/** The body of the message about a stop by the guard. */
export const formatStopMessage = (stop: GuardStopLine) =>
  JSON.stringify({
    type: 'release.stopped',
    timestamp: stop.at.toISOString(),
    data: {
      domain: stop.domain,
      number: stop.number,
      action: stop.action,
      moved_by: stop.by,
      reason: stop.reason,
      /** The candidate that visitors had, and what they get again. */
      before_set: stop.beforeSet,
      after_set: stop.afterSet,
    },
  });
