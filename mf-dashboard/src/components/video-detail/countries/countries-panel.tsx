import { useEffect } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Card, CountryList } from '@portal/shared/ui/data';
import { Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { CountryMap } from '../../countries/country-map.tsx';
import { beside } from '../../countries/countries.styles.ts';
import { QueryContent } from '../../query-content.tsx';
import { detailTexts } from '../texts.ts';
import type { DetailChoicesProps, CountryMetric } from '../use-detail-choices.ts';
import { useVideoReport } from '../video-report.api.ts';
import type { VideoReport } from '../video-report.api.ts';
import { CountryChoices } from './country-choices.tsx';
import { CountryTable } from './country-table.tsx';
import * as styles from './countries.styles.ts';

/** More than the number of countries: requests all of them. */
const MAX_COUNTRIES = 300;

export type CountriesPanelProps = DetailChoicesProps & { report: VideoReport };

/** The countries of the video's viewers: the largest as bars, or all as a table or a map. */
export const CountriesPanel = ({ report, choices, choose }: CountriesPanelProps) => {
  const { t } = detailTexts.useTexts();
  const { countries: metric, countryView: view } = choices;
  const split = report.countries[metric];
  const title = t(`countries.title.${metric}`);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const segments = <CountryChoices {...{ choices, choose }} />;
  const content = () => {
    if (split.items.length === 0) {
      return <StatePanel kind="empty" icon="globe" level={3} isCompact title={t('countries.empty')} />;
    }
    if (view === 'bars') return <Bars report={report} metric={metric} label={title} />;
    const props = { report, metric, label: title };
    return view === 'table' ? <AllRows {...props} /> : <OnMap {...props} />;
  };
  return (
    // On phones the title needs the line for itself.
    <Card level={3} title={title} actions={!isPhone && segments}>
      {isPhone && segments}
      {content()}
    </Card>
  );
};

type PartProps = { report: VideoReport; metric: CountryMetric; label: string };

const useFormatValue = (metric: CountryMetric, currency: VideoReport['currency']) => {
  const format = useFormat(currency);
  return metric === 'revenue' ? format.money : format.count;
};

const Bars = ({ report, metric, label }: PartProps) => {
  const { t } = detailTexts.useTexts();
  const formatValue = useFormatValue(metric, report.currency);
  const { items, others } = report.countries[metric];
  return (
    <CountryList
      label={label}
      noShare={t('countries.noShare')}
      items={items.map((item) => ({ ...item, value: formatValue(item.value) }))}
      others={{ ...others, value: formatValue(others.value) }}
    />
  );
};

const PanelSkeleton = () => (
  <Loading>
    <Skeleton height={styles.PANEL_HEIGHT} radius="small" />
  </Loading>
);

/** The same report with all countries. */
const useAllCountries = ({ video, period }: VideoReport) =>
  useVideoReport({ ...period, id: video.id, compare: 'none', top: MAX_COUNTRIES });

const AllRows = ({ report, metric, label }: PartProps) => {
  const { t } = detailTexts.useTexts();
  return (
    <QueryContent
      query={useAllCountries(report)}
      failedTitle={t('countries.failed')}
      skeleton={<PanelSkeleton />}
    >
      {({ countries, currency }) => (
        <CountryTable countries={countries[metric]} {...{ metric, currency, label }} />
      )}
    </QueryContent>
  );
};

const OnMap = ({ report, metric, label }: PartProps) => {
  const { t } = detailTexts.useTexts();
  // Together with its data.
  useEffect(() => void CountryMap.preload(), []);
  const all = useAllCountries(report);
  const formatValue = useFormatValue(metric, report.currency);
  return (
    <div css={beside}>
      <QueryContent query={all} failedTitle={t('countries.failed')} skeleton={<PanelSkeleton />}>
        {({ countries }) => (
          <CountryMap
            ratio="whole"
            label={t('countries.mapLabel', { label })}
            countries={countries[metric].items.map((item) => ({ ...item, value: formatValue(item.value) }))}
          />
        )}
      </QueryContent>
      <Bars report={report} metric={metric} label={label} />
    </div>
  );
};
