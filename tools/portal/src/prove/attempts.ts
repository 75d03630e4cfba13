import { setTimeout as wait } from 'node:timers/promises';
import { CommandFailure } from '../failure.ts';
import { describeError } from './interruption.ts';

/** How often a proof begins that ends without a verdict. */
const ATTEMPTS = 3;
/** Lets a portal that restarts, or a machine that is short of memory, recover. */
const RETRY_DELAY_MS = 2_000;
/** The driver prints what the browser wrote; the first lines name what it lacks. */
const MAX_DETAILS = 10;

const describeDetails = (error: unknown) => {
  if (error instanceof CommandFailure) return error.details;
  const [, ...lines] = error instanceof Error ? error.message.split('\n') : [];
  return lines.filter((line) => line.trim() !== '').slice(0, MAX_DETAILS);
};

/**
 * Repeats what ends without a verdict, because the browser, the server of the proof or the portal failed, and says why. Such
 * a failure says nothing about the pages.
 * @throws CommandFailure `proof_interrupted` after the last attempt
 */
export async function repeatUntilVerdict<Verdict>(
  attempt: () => Promise<Verdict>,
  { print, delayMs = RETRY_DELAY_MS }: { print: (text: string) => void; delayMs?: number },
): Promise<Verdict> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      const reason = describeError(error);
      if (number === ATTEMPTS)
        throw new CommandFailure(
          `The proof ended without a verdict, in ${ATTEMPTS} attempts; nothing is recorded. The last reason: ${reason}`,
          { code: 'proof_interrupted', details: describeDetails(error), cause: error },
        );
      print(`Attempt ${number} of ${ATTEMPTS} ended without a verdict, and is repeated: ${reason}`);
      await wait(delayMs);
    }
  }
}
