const ROLLOUT_ACTIONS = ['step', 'promote', 'stop'] as const;

/** What ends a canary, or gives it to more visitors. */
export type RolloutAction = (typeof ROLLOUT_ACTIONS)[number];

const PLANNED_ACTIONS = ['approve', 'cancel'] as const;

/** What is done with a move that waits. */
export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

const APPROVAL_ACTIONS = ['require', 'unrequire'] as const;

/** Whether a second person approves the moves of a domain. */
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/**
 * What the flag `release` opens: the first release of a domain, its builds, the way back behind a move, its canary, a planned move, its
 * second person, or a freeze of it; `*` is all domains, or one that is still to be selected.
 */
export type ReleaseTarget = { domain: string } & (
  | { action: 'start' | 'change' | 'freeze' | RolloutAction | ApprovalAction }
  | { action: 'revert' | 'unfreeze' | PlannedAction; number: number }
);

const ACTIONS = [...ROLLOUT_ACTIONS, ...APPROVAL_ACTIONS, 'freeze', 'start'] as const;
const NUMBERED_ACTIONS = [...PLANNED_ACTIONS, 'unfreeze'] as const;

export const isApprovalAction = (action: ReleaseTarget['action']): action is ApprovalAction =>
  APPROVAL_ACTIONS.some((each) => each === action);

export const formatTarget = (target: ReleaseTarget): string => {
  const { domain, action } = target;
  if (action === 'change') return domain;
  if (action === 'revert') return `${domain}:${target.number}`;
  return [domain, action, ...('number' in target ? [target.number] : [])].join(':');
};

export const parseTarget = (value: string | undefined): ReleaseTarget | undefined => {
  const [, domain, name, digits] = /^([^:]+)(?::([a-z]+))?(?::(\d+))?$/.exec(value ?? '') ?? [];
  if (domain === undefined) return undefined;
  const number = digits === undefined ? undefined : Number(digits);
  if (name === undefined)
    return number === undefined ? { domain, action: 'change' } : { domain, action: 'revert', number };
  if (number === undefined) {
    const action = ACTIONS.find((each) => each === name);
    return action && { domain, action };
  }
  const action = NUMBERED_ACTIONS.find((each) => each === name);
  return action && { domain, action, number };
};
