/** The global a remote's container is registered under; differs per version, so two versions can share a page. */
export const containerName = (name: string, version: string) => `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** The Trusted Types policy a build's chunk loader creates; `+` is not allowed in policy names. */
export const trustedTypesPolicyName = (name: string, version: string) => `${name}@${version.replace('+', '_')}`;
