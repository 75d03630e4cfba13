/** Returns the name of a container's global variable; it differs per version, so that two versions can run on one page. */
export const containerName = (name: string, version: string) =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** The name of the User Timing mark of each page of a remote that was mounted; its detail is a `MountedPage`. */
export const PAGE_MOUNTED_MARK = 'portal page mounted';

/** Which page was mounted: the remote, and the id of its route. */
export type MountedPage = { remote: string; route: string };
