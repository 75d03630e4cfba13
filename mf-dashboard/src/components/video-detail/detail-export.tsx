import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { toCsv } from '../export/csv.ts';
import { saveFile } from '../export/save-file.ts';
import { detailTexts } from './texts.ts';
import type { VideoReport } from './video-report.api.ts';

/** Saves the video's figures day by day as a file for spreadsheets. */
export const DetailExport = ({ report }: { report: VideoReport }) => {
  const { t } = detailTexts.useTexts();
  const site = useAtomValue(siteMetadataAtom)?.name ?? '';
  const { points, period, currency, video } = report;
  const handleClick = () => {
    const rows = [
      [
        t('export.date'),
        t('figures.views'),
        `${t('figures.revenue')} (${currency})`,
        `${t('figures.rpm')} (${t('figures.perThousand')}, ${currency})`,
        t('export.premiumViews'),
      ],
      ...points.map(({ date, views, revenue, rpm, premium_views: premium }) => [
        date,
        views,
        revenue,
        rpm,
        premium,
      ]),
    ];
    saveFile(`${site}_video_${video.id}_${period.from}_${period.to}_${currency}.csv`, toCsv(rows));
  };
  return (
    <Button icon="download" onClick={handleClick}>
      {t('export.label')}
    </Button>
  );
};
