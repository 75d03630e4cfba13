const ROLLOUT_ACTIONS = ['step', 'promote', 'stop'] as const;

/** What ends a canary, or gives it to more visitors. */
export type RolloutAction = (typeof ROLLOUT_ACTIONS)[number];

/** What the flag `release` opens: the builds of a domain, the way back behind one of its moves, or its canary. */
export type ReleaseTarget = { domain: string } & (
  { action: 'change' | RolloutAction } | { action: 'revert'; number: number }
);

export const formatTarget = (target: ReleaseTarget): string => {
  const { domain, action } = target;
  if (action === 'change') return domain;
  return `${domain}:${action === 'revert' ? target.number : action}`;
};

export const parseTarget = (value: string | undefined): ReleaseTarget | undefined => {
  const [, domain, part] = /^([^:]+)(?::([a-z]+|\d+))?$/.exec(value ?? '') ?? [];
  if (domain === undefined) return undefined;
  if (part === undefined) return { domain, action: 'change' };
  if (/^\d/.test(part)) return { domain, action: 'revert', number: Number(part) };
  const action = ROLLOUT_ACTIONS.find((each) => each === part);
  return action && { domain, action };
};
