import { percentile } from '../statistics.ts';
import type { Answer } from './send.ts';
import type { Answers } from './victim.ts';

/** The victim's answers without and with the attack, in the same round. */
export type Round = { idle: Answers; attacked: Answers };

/**
 * Megabytes without garbage before and after attacks, how much of the former the latter may be, and megabytes with the
 * garbage of the attacks.
 */
export type Memory = { before: number; after: number; bound: number; withGarbage: number };

/** Targets: reads in relation to the idle control, and the longest sign-in. */
const [READ_RATIO, SIGN_IN_MS] = [3, 1000];

const summarise = (answers: readonly Answer[]) => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const failures = answers.map(({ status }) => status).filter((status) => status !== 200);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: failures.length,
    /** Each status once, for the search of the cause. */
    statuses: [...new Set(failures)].join(', '),
    count: answers.length,
  };
};

/** Compares what the victim saw with its control: lines to print, and the targets that were missed. */
export const judge = (rounds: readonly Round[], memory: Memory) => {
  const lines = [
    `${''.padEnd(10)}${['idle p50', 'p99', 'p50', 'p99', 'p50 ×', 'p99 ×', 'failed'].map((head) => head.padStart(12)).join('')}`,
  ];
  const misses: string[] = [];
  const compare = (kind: keyof Answers, name: string) => {
    const idle = summarise(rounds.flatMap((round) => round.idle[kind]));
    const attacked = summarise(rounds.flatMap((round) => round.attacked[kind]));
    const ratios = [attacked.p50 / idle.p50, attacked.p99 / idle.p99];
    const times = [idle.p50, idle.p99, attacked.p50, attacked.p99].map((time) => `${time.toFixed(1)} ms`);
    const cells = [
      ...times,
      ...ratios.map((ratio) => ratio.toFixed(2)),
      `${attacked.failed}/${attacked.count}`,
    ];
    lines.push(`${name.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join('')}`);
    if (idle.failed > 0) misses.push(`${idle.failed} of the control's ${name} failed (${idle.statuses})`);
    if (attacked.failed > 0) misses.push(`${attacked.failed} ${name} failed (${attacked.statuses})`);
    return { ratios, attacked };
  };
  const reads = compare('reads', 'reads');
  if (Math.max(...reads.ratios) > READ_RATIO) misses.push(`reads take more than ${READ_RATIO} × idle`);
  const signIns = compare('signIns', 'sign-ins');
  if (signIns.attacked.p99 > SIGN_IN_MS) misses.push(`a sign-in takes more than ${SIGN_IN_MS} ms`);
  const { before, after, bound, withGarbage } = memory;
  lines.push(
    `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB within a minute after; ${withGarbage.toFixed(0)} MB with garbage`,
  );
  if (after > before * bound) misses.push('memory did not return to within 10 %');
  return { lines, misses };
};
