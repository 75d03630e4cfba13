import { queryDay, queryInteger, queryOneOf } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { buildListHref, useListFilters } from '@portal/shared/ui/controls';
import { REPORT_TYPES } from './report-types.ts';
import type { ReportType } from './report-types.ts';

/** What holds for each day, or every file that was ever delivered. */
export const DELIVERY_TABS = ['current', 'history'] as const;
export type DeliveryTab = (typeof DELIVERY_TABS)[number];

export const ALL_TYPES = 'all';

/** The filters of the list of deliveries, stored in the address. */
export type DeliveryFilters = {
  show: DeliveryTab;
  type: ReportType | typeof ALL_TYPES;
  /** Only the reports of this day. */
  day: string | undefined;
  page: number;
  /** The month that is reconciled. */
  month: string | undefined;
};

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const codecs: QueryCodecs<DeliveryFilters> = {
  show: queryOneOf(DELIVERY_TABS, 'current'),
  type: queryOneOf([ALL_TYPES, ...REPORT_TYPES], ALL_TYPES),
  day: queryDay,
  page: queryInteger(0),
  month: {
    parse: (raw) => (raw !== null && MONTH.test(raw) ? raw : undefined),
    format: (value) => value ?? null,
    history: 'push',
  },
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export const useDeliveryFilters = () => useListFilters(codecs);

/** The link to a tab, which keeps the filters but not the page of `currentQuery`. */
export const buildTabHref = (currentQuery: string, tab: DeliveryTab): string =>
  buildListHref(codecs, currentQuery, 'show', tab);
