/** Every table of the service, which the service declares where it is composed. */
// eslint-disable-next-line -- only interfaces merge
export interface Database {}
