import { withoutQuery } from './release-files.ts';

// The two calls of Trusted Types that are used here; the compiler's DOM library does not know them yet.
type ScriptUrlPolicy = { createScriptURL(url: string): { toString(): string } };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
};

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Makes the function that turns an address into one a script element accepts: only scripts of the release set do.
 * A page may create the policy once, so it is made with the loader and not per script.
 */
export const createScriptUrlPolicy = (integrity: Record<string, string>): ((url: string) => string) => {
  const createScriptURL = (url: string): string => {
    if (!Object.hasOwn(integrity, withoutQuery(url))) {
      throw new TypeError(`${url} is not a script of the release set`);
    }
    return url;
  };
  const policy = globalThis.trustedTypes?.createPolicy('portal', { createScriptURL });
  if (!policy) return createScriptURL;
  // A TrustedScriptURL where the browser has them; `src` takes it though its type says string.
  return (url) => policy.createScriptURL(url) as unknown as string;
};
