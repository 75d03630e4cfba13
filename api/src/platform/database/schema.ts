/** Every table of the service, which the service declares where it is composed. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- only interfaces merge
export interface Database {}
