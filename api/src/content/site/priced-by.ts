/** By which views a site shows prices of 1,000 views: all of them, or the engaged ones, whose revenue is shared. */
export const pricedBys = ['views', 'engaged_views'] as const;
export type PricedBy = (typeof pricedBys)[number];
