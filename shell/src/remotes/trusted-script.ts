import { stripQuery } from '../release/release-files.ts';

// The part of Trusted Types used here, which TypeScript's DOM library does not declare yet.
type ScriptUrlPolicy = { createScriptURL(url: string): { toString(): string } };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
};

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Returns a function that turns a URL of the release set into a `TrustedScriptURL` and throws for any other.
 * A page may create a policy of one name only once, so it is created with the loader and not per script.
 */
export const createScriptUrlPolicy = (integrity: Record<string, string>): ((url: string) => string) => {
  const createScriptURL = (url: string): string => {
    if (!Object.hasOwn(integrity, stripQuery(url))) {
      throw new TypeError(`${url} is not a script of the release set`);
    }
    return url;
  };
  const policy = globalThis.trustedTypes?.createPolicy('portal', { createScriptURL });
  if (!policy) return createScriptURL;
  // `script.src` accepts a TrustedScriptURL, although its type is string.
  return (url) => policy.createScriptURL(url) as unknown as string;
};
