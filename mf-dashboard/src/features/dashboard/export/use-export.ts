import { useState } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { createFormat, useLanguage } from '@portal/shared/i18n';
import { siteMetadataAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { texts } from '../../../texts.ts';
import { countriesQuery } from '../countries/countries.api.ts';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import type { Interval } from '../../../components/period/period.ts';
import { useReportCurrency } from '../../../components/report-scope.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { trendQuery } from '../../../components/trend/trend.api.ts';
import type { Video } from '../../../components/videos/videos.api.ts';
import { videosQuery } from '../../../components/videos/videos.api.ts';
import { toCsv } from '../../../components/export/csv.ts';
import type { CsvCell } from '../../../components/export/csv.ts';
import { saveFile } from '../../../components/export/save-file.ts';
import { countriesSheet, trendSheet, videosSheet } from './sheets.ts';

export const EXPORTS = ['trend', 'countries', 'videos'] as const;
export type ExportKind = (typeof EXPORTS)[number];

const ALL_COUNTRIES = 250;

/** The largest page the server hands out. */
const PAGE = 100;

/** Beyond this a browser's table is the wrong tool, and the calls would add up to minutes. */
const MOST_VIDEOS = 5_000;

/** Saves what is on screen, with the same filters and in the same order, as a file for spreadsheets. */
export const useExport = (
  scope: ReportScope | undefined,
  filters: DashboardFilters,
  interval: Interval,
): { save: (kind: ExportKind) => Promise<void>; isBusy: boolean } => {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const currency = useReportCurrency();
  const language = useLanguage();
  const site = useAtomValue(siteMetadataAtom)?.name ?? '';
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);

  const fetchVideos = async (range: ReportScope): Promise<{ videos: Video[]; total: number }> => {
    const { sort, order, search } = filters;
    const pageOf = (page: number) =>
      client.fetchQuery(
        videosQuery(
          { ...range, sort, order, ...(search && { search }), page, size: PAGE },
          currency,
          language,
        ),
      );
    const first = await pageOf(0);
    const videos = [...first.items];
    // One after the other: a hundred calls at once would be refused.
    for (let page = 1; page * PAGE < Math.min(first.total, MOST_VIDEOS); page += 1) {
      videos.push(...(await pageOf(page)).items);
    }
    return { videos, total: first.total };
  };

  const rowsOf = async (kind: ExportKind, range: ReportScope): Promise<CsvCell[][]> => {
    if (kind === 'trend') {
      const query = { ...range, compare: filters.compare, interval };
      return trendSheet(t, await client.fetchQuery(trendQuery(query, currency)));
    }
    if (kind === 'countries') {
      const query = { ...range, metric: 'revenue' as const, top: ALL_COUNTRIES };
      const countries = await client.fetchQuery(countriesQuery(query, currency));
      return countriesSheet(t, createFormat(language, currency), countries);
    }
    const { videos, total } = await fetchVideos(range);
    if (total > videos.length) {
      snackbar.show({ type: 'info', title: t('dashboard.export.cut', { count: videos.length }) });
    }
    return videosSheet(t, videos, currency);
  };

  const save = async (kind: ExportKind) => {
    if (!scope || isBusy) return;
    setBusy(true);
    try {
      const rows = await rowsOf(kind, scope);
      saveFile(`${site}_${kind}_${scope.from}_${scope.to}_${currency}.csv`, toCsv(rows));
    } catch {
      // Whatever the call failed of, the file is not there, and trying again is all one can do.
      snackbar.show({
        type: 'error',
        title: t('dashboard.export.failed'),
        action: { label: t('dashboard.export.retry'), run: () => void save(kind) },
      });
    } finally {
      setBusy(false);
    }
  };

  return { save, isBusy };
};
