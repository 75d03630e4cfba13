/** What the flag `release` opens: the builds of a domain, or the way back behind one of its moves. */
export type ReleaseTarget = { domain: string; move: number | undefined };

export const formatTarget = ({ domain, move }: ReleaseTarget): string =>
  move === undefined ? domain : `${domain}:${move}`;

export const parseTarget = (value: string | undefined): ReleaseTarget | undefined => {
  const [, domain, move] = /^([^:]+)(?::(\d+))?$/.exec(value ?? '') ?? [];
  return domain === undefined ? undefined : { domain, move: move === undefined ? undefined : Number(move) };
};
