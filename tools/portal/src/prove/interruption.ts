/** A proof that ends without a verdict, because something other than the pages failed. */
export class ProofInterrupted extends Error {
  override name = 'ProofInterrupted';
}

/** How Playwright describes that the browser, a tab or the way to the server is gone. */
const GONE = /crashed|has been closed|Target closed|Connection closed|Browser closed|net::ERR_/;

/** The first line of an error's message, without the driver's log of its calls. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message.split('\n')[0] || error.name : String(error);

/** An error of the driver as an interruption, when it is not about what the code of a page did. */
export const toInterruption = (error: unknown): ProofInterrupted | undefined => {
  if (error instanceof ProofInterrupted) return error;
  return GONE.test(String(error)) ? new ProofInterrupted(describeError(error), { cause: error }) : undefined;
};
