/** The version of the contract between shell and remotes; equals this package's version. */
export const CONTRACT_VERSION = '1.0.0';
