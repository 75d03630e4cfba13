import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { CallOptions, GetResponse, PostRequestBody, PostResponse } from '@portal/shared/http';
import { ALL_TYPES } from './delivery-filters.ts';
import type { DeliveryFilters } from './delivery-filters.ts';

export type DeliveryList = GetResponse<'/operator/deliveries'>;
export type Delivery = DeliveryList['items'][number];
export type LateReport = DeliveryList['late'][number];
export type RefusedFile = DeliveryList['refused'][number];
export type IngestResult = PostResponse<'/operator/ingest'>['result'];
export type MoneyPart = IngestResult['money'][number];
export type Reconciliation = GetResponse<'/operator/reconciliation'>;
export type ReconciledOwner = Reconciliation['owners'][number];
export type Doubt = RefusedFile['doubts'][number];

/** Milliseconds; a report of ten million rows takes minutes, and may wait for others. */
const TIMEOUT = 1_800_000;

/** Rows per page. */
export const PAGE_SIZE = 50;
/** The most files of one day that the dialog offers. */
const MAX_OF_DAY = 50;

export const DELIVERIES_KEY = ['mf-operator', 'deliveries'] as const;

/** Which file counts for each day, or with the history every file, the newest day first. */
export const deliveriesQuery = ({ show, type, day, page }: DeliveryFilters) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'list', { show, type, day, page }],
    queryFn: ({ signal }) =>
      api.get('/operator/deliveries', {
        query: {
          page,
          size: PAGE_SIZE,
          ...(show === 'history' && { history: 'true' }),
          ...(type !== ALL_TYPES && { type }),
          ...(day !== undefined && { from: day, to: day }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The revenue of a month by content owner; without a month that of the last one that has ended. */
export const reconciliationQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'reconciliation', month ?? ''],
    queryFn: ({ signal }) =>
      api.get('/operator/reconciliation', { query: { ...(month !== undefined && { month }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Every file of the delivery's day, report type and content owner, the one that counts first. */
export const filesOfDayQuery = ({ type, owner, day }: Pick<Delivery, 'type' | 'owner' | 'day'>) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'day', { type, owner, day }],
    queryFn: ({ signal }) =>
      api.get('/operator/deliveries', {
        query: {
          page: 0,
          size: MAX_OF_DAY,
          history: 'true',
          type,
          owner,
          ...(day && { from: day, to: day }),
        },
        signal,
      }),
    staleTime: 0,
  });

/** How many days the file has figures of; all of them change when it is withdrawn. */
export const daysOfFileQuery = ({ id }: Pick<Delivery, 'id'>) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'file', id],
    queryFn: ({ signal }) =>
      api.get('/operator/deliveries', { query: { page: 0, size: 1, history: 'true', id }, signal }),
    select: ({ total }) => total,
    staleTime: 0,
  });

export const withdrawDelivery = (body: PostRequestBody<'/operator/deliveries/withdraw'>) =>
  api.post('/operator/deliveries/withdraw', body);

export type ReportOrder = {
  file: File;
  /** The content owner whose report it is; empty where there is one. */
  owner: string;
  /** Why a file that looks wrong is right. */
  reason?: string;
};

/** Ingests a report file as a whole, or nothing of it. */
export const sendReport = (
  { file, owner, reason }: ReportOrder,
  options: Pick<CallOptions, 'signal' | 'onUploadProgress'>,
) =>
  api.post('/operator/ingest', new Blob([file], { type: 'application/octet-stream' }), {
    query: {
      name: file.name,
      written_at: new Date(file.lastModified).toISOString(),
      ...(owner !== '' && { owner }),
      ...(reason !== undefined && { force: reason }),
    },
    timeout: TIMEOUT,
    ...options,
  });
