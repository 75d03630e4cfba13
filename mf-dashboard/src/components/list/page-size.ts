/** Rows per page; also the server's limit of channels in one trend request. */
export const PAGE_SIZE = 20;
