/** A quarter: the rows of files are read for each day. */
export const MAX_EXPLAINED_DAYS = 92;
