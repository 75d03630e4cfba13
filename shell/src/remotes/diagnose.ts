/** Long enough to fetch a file, short enough not to delay the error panel. */
const DIAGNOSIS_TIMEOUT_MS = 2_000;

const sha256 = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * Finds out why a script failed, which its `error` event does not tell: fetches the file as data and returns `integrity`
 * when its hash differs from the released one, else `network`.
 */
export const diagnose = async (
  url: string,
  integrity: string | undefined,
): Promise<'network' | 'integrity'> => {
  if (integrity === undefined) return 'integrity';
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(DIAGNOSIS_TIMEOUT_MS),
    });
    if (!response.ok) return 'network';
    return (await sha256(await response.arrayBuffer())) === integrity ? 'network' : 'integrity';
  } catch {
    // No response, or one that the page may not read, counts as a network failure.
    return 'network';
  }
};
