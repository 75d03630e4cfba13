/** Returns the name of a container's global variable; it differs per version, so that two versions can run on one page. */
export const containerName = (name: string, version: string) =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
