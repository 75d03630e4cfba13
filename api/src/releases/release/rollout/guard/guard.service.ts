import type { ReleaseSet } from '@portal/shared/release';
import type { Clock } from '../../../../platform/clock.ts';
import { type EvidenceRepository, WHOLE_PAGE } from './evidence.repository.ts';
import type { JudgedRollout, RolloutVerdict } from '../rollout-guard.ts';
import { type Evidence, isWorse } from './sequential-test.ts';

/** The probability that a candidate that is not worse is ever stopped, over all tests of its rollout. */
const ALPHA = 0.001;
/** Page loads of each set in a step before a candidate may get more visitors. */
const MIN_LOADS = 100;
/** Reports of a page may come this late. */
const REPORTED_WITHIN_MS = 6 * 60 * 60 * 1000;

const getVersion = (set: ReleaseSet, name: string) => {
  const remote = set.remotes[name];
  return remote?.on ? remote.build.descriptor.version : undefined;
};

/** The remotes that both sets run in different versions, the shell, and the page as a whole. */
const listTests = (control: ReleaseSet, candidate: ReleaseSet): string[] => [
  ...Object.keys(candidate.remotes).filter((name) => {
    const [before, after] = [getVersion(control, name), getVersion(candidate, name)];
    return before !== undefined && after !== undefined && before !== after;
  }),
  ...(control.shell.version === candidate.shell.version ? [] : ['shell']),
  WHOLE_PAGE,
];

const percent = ({ loads, failed }: Evidence['control']) =>
  `${((100 * failed) / Math.max(1, loads)).toFixed(1)} % of ${loads} page loads`;

const describe = (name: string, { control, candidate }: Evidence) =>
  `${name === WHOLE_PAGE ? 'the page as a whole' : name} failed in ${percent(candidate)}, and in ${percent(control)} of the release before`;

/** The tests, of all of a rollout, that show that its candidate fails more often; that of whole pages is the last. */
export const findWorse = (known: ReadonlyMap<string, Evidence>): [name: string, evidence: Evidence][] =>
  [...known]
    // Union bound: the errors of all tests add up to ALPHA at most.
    .filter(([, evidence]) => isWorse(evidence, ALPHA / known.size))
    .toSorted(([one], [other]) => Number(one === WHOLE_PAGE) - Number(other === WHOLE_PAGE));

export type GuardDependencies = {
  evidence: EvidenceRepository;
  clock: Clock;
  /** A page load is judged this long after its first report; more than ten seconds, after which pages send what happened. */
  windowMs: number;
};

/** Judges the candidate of a rollout by the page loads that the edge signed. */
export const createGuard = ({ evidence, clock, windowMs }: GuardDependencies) => {
  /** Pages whose scripts never ran report nothing; undefined when the candidate reports like the control. */
  const findSilence = async (control: ReleaseSet, candidate: ReleaseSet) => {
    const since = new Date(clock.now().getTime() - REPORTED_WITHIN_MS);
    const [before, after] = [
      await evidence.countPages(control.id, since),
      await evidence.countPages(candidate.id, since),
    ];
    if (before.served < MIN_LOADS || after.served < MIN_LOADS) return undefined;
    if (2 * after.reported * before.served >= before.reported * after.served) return undefined;
    return `only ${after.reported} of ${after.served} pages reported that they started, ${before.reported} of ${before.served} of the release before`;
  };

  return {
    /**
     * Adds the page loads since the last call to what is known, and says whether the candidate may get more visitors:
     * `stop` when it fails more often, `hold` when too little is known. Call it once in each window.
     */
    async mayAdvance({ control, candidate, stepAt }: JudgedRollout): Promise<RolloutVerdict> {
      const tests = listTests(control, candidate);
      const pair = { control: control.id, candidate: candidate.id };
      const end = new Date(clock.now().getTime() - windowMs);
      const known = await evidence.addWindow(pair, tests, { end, stepAt });
      const reasons = findWorse(known).map(([name, each]) => describe(name, each));
      if (reasons.length > 0) return { verdict: 'stop', reason: reasons.join('; ') };
      const step = known.get(WHOLE_PAGE)?.step;
      const [before, after] = [step?.control ?? 0, step?.candidate ?? 0];
      if (before < MIN_LOADS || after < MIN_LOADS)
        return {
          verdict: 'hold',
          reason: `too few page loads in this step: ${after} of the candidate and ${before} of the release before, ${MIN_LOADS} of each are needed`,
        };
      const silence = await findSilence(control, candidate);
      if (silence) return { verdict: 'hold', reason: silence };
      return { verdict: 'advance', reason: `no worse in ${after} page loads` };
    },
  };
};
