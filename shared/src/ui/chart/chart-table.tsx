import { rem } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import type { ChartData } from './chart-data.ts';
import * as styles from './chart.styles.ts';

/** Props of `ChartTable`. */
export type ChartTableProps = {
  label: string;
  /** In pixels at the browser's default text size. */
  height: number;
  data: ChartData;
};

/** The data of the chart as a table, newest first. */
export const ChartTable = ({ label, height, data }: ChartTableProps) => {
  const { days, times, series, comparison, format, pointAction } = data;
  const { t } = uiTexts.useTexts();
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div
      css={styles.tableBox}
      style={{ maxHeight: rem(height) }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table css={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('chart.date')}</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.name}
              </th>
            ))}
            {comparison && <th scope="col">{comparison.name}</th>}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row">
                  {pointAction ? (
                    <button
                      type="button"
                      css={styles.tableAction}
                      title={pointAction.label}
                      onClick={() => pointAction.open(day)}
                    >
                      <time dateTime={day}>{times.points[index]?.name}</time>
                    </button>
                  ) : (
                    <time dateTime={day}>{times.points[index]?.name}</time>
                  )}
                  {data.marks
                    ?.filter((mark) => mark.index === index)
                    .map(({ text }) => (
                      <span key={text} css={styles.tableNote}>
                        {text}
                      </span>
                    ))}
                </th>
                {series.map((one) => (
                  <td key={one.id}>{format.value(one.values[index])}</td>
                ))}
                {comparison && <td>{format.value(comparison.values[index])}</td>}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
};
