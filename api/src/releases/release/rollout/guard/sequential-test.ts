/** Page loads of one release set, and how many of them failed. */
export type LoadCounts = { loads: number; failed: number };

/** The new page loads of both sets since the test looked last. */
export type Block = { control: LoadCounts; candidate: LoadCounts };

/** What a test knows: all page loads so far, and the logarithm of its e-value. */
export type Evidence = Block & { logE: number };

/** The least difference that is looked for, in relation to the page loads of control that do not fail. */
const MIN_DIFFERENCE = 0.01;
/** What is assumed before the first page load, as if so many loads had been seen. */
const PRIOR = { loads: 20, control: 0.01, candidate: 0.1 };

const NOTHING: LoadCounts = { loads: 0, failed: 0 };
export const NO_EVIDENCE: Evidence = { control: NOTHING, candidate: NOTHING, logE: 0 };

const add = (a: LoadCounts, b: LoadCounts): LoadCounts => ({
  loads: a.loads + b.loads,
  failed: a.failed + b.failed,
});

/** The mean of a beta posterior: strictly between 0 and 1. */
const estimate = ({ loads, failed }: LoadCounts, prior: number) =>
  (failed + PRIOR.loads * prior) / (loads + PRIOR.loads);

/** Failure shares under which the candidate is worse, from the page loads before the block. */
function estimateAlternative({ control, candidate }: Block): { control: number; candidate: number } {
  const share = estimate(control, PRIOR.control);
  const worse = share + MIN_DIFFERENCE * (1 - share);
  return { control: share, candidate: Math.max(worse, estimate(candidate, PRIOR.candidate)) };
}

const logLikelihoodRatio = ({ loads, failed }: LoadCounts, share: number, pooled: number) =>
  failed * Math.log(share / pooled) + (loads - failed) * Math.log((1 - share) / (1 - pooled));

/**
 * Adds a block of page loads to a test of the hypothesis that a page load of the candidate fails no more often than one
 * of control. `exp(logE)` is an e-process under that hypothesis: it exceeds 1/α with a probability of at most α, however
 * often it is looked at (Ville's inequality). Safe test of two proportions of Turner, Ly and Grünwald (2024): the
 * likelihood under shares that were estimated before the block, over the likelihood of both under their mean weighted by
 * the loads of the block. The loads of a block may depend on everything but its own failures.
 */
export function addBlock(evidence: Evidence, block: Block): Evidence {
  const { control, candidate } = block;
  const loads = control.loads + candidate.loads;
  const total = { control: add(evidence.control, control), candidate: add(evidence.candidate, candidate) };
  // With one of them alone the mean is its own share, and the ratio is 1.
  if (control.loads === 0 || candidate.loads === 0) return { ...total, logE: evidence.logE };
  const shares = estimateAlternative(evidence);
  const pooled = (control.loads * shares.control + candidate.loads * shares.candidate) / loads;
  const change =
    logLikelihoodRatio(control, shares.control, pooled) +
    logLikelihoodRatio(candidate, shares.candidate, pooled);
  return { ...total, logE: evidence.logE + change };
}

/** Whether the candidate is worse than control, at an error probability of `alpha` over the whole life of the test. */
export const isWorse = ({ logE }: Evidence, alpha: number) => logE >= Math.log(1 / alpha);
