/** Long enough for a file that is there, short enough not to hold up the failure panel. */
const DIAGNOSIS_MS = 2_000;

const sha256 = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * A script element says of a failure only that there was one. Asks for the file once more, as data, to tell a file
 * that does not come from one that came and is not the one that was released.
 */
export const diagnose = async (
  url: string,
  integrity: string | undefined,
): Promise<'network' | 'integrity'> => {
  if (integrity === undefined) return 'integrity';
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(DIAGNOSIS_MS) });
    if (!response.ok) return 'network';
    return (await sha256(await response.arrayBuffer())) === integrity ? 'network' : 'integrity';
  } catch {
    // No answer at all, or one that this page may not read: a fault of the way as far as anyone here can tell.
    return 'network';
  }
};
