const ROLLOUT_ACTIONS = ['step', 'promote', 'stop'] as const;

/** What ends a canary, or gives it to more visitors. */
export type RolloutAction = (typeof ROLLOUT_ACTIONS)[number];

const PLANNED_ACTIONS = ['approve', 'cancel'] as const;

/** What is done with a move that waits. */
export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

/** What the flag `release` opens: the builds of a domain, the way back behind a move, its canary or a planned move. */
export type ReleaseTarget = { domain: string } & (
  { action: 'change' | RolloutAction } | { action: 'revert' | PlannedAction; number: number }
);

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
  const ofRollout = ROLLOUT_ACTIONS.find((each) => each === name);
  if (ofRollout && number === undefined) return { domain, action: ofRollout };
  const ofPlanned = PLANNED_ACTIONS.find((each) => each === name);
  return ofPlanned && number !== undefined ? { domain, action: ofPlanned, number } : undefined;
};
