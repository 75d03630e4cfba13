import type { ReactNode } from 'react';
import { useFormat, wrapText } from '../../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Delta } from '../data/delta.tsx';
import { Facts } from '../data/facts.tsx';
import { uiTexts } from '../texts/index.ts';
import type { ChartData } from './chart-data.ts';
import { readPoint } from './chart-point.ts';
import { ChartSeriesRow } from './chart-series-row.tsx';
import * as styles from './chart.styles.ts';
import type { CursorPosition } from './cursor-position.ts';

/** Props of `ChartReadout`. */
export type ChartReadoutProps = { data: ChartData; cursor: CursorPosition };

type BoxProps = { data: ChartData; cursor: CursorPosition; hasRows?: boolean; children: ReactNode };

/** The box of the values; a button where the point can be opened. The slider announces the values themselves. */
const ReadoutBox = ({ data: { days, pointAction }, cursor, hasRows = false, children }: BoxProps) => {
  const style = [styles.readout, hasRows && styles.readoutRows];
  const day = days[cursor.index];
  if (!pointAction || day === undefined)
    return (
      <div css={style} aria-hidden>
        {wrapText(children)}
      </div>
    );
  return (
    <button type="button" css={[style, styles.readoutButton]} onClick={() => pointAction.open(day)}>
      {wrapText(children)}
      <span css={styles.visuallyHidden}>{pointAction.label}</span>
      <Icon name="chevron-right" size={14} css={styles.readoutOpens} />
    </button>
  );
};

/** The values at the crosshair below the title, one row per series; replaces the tooltip on phones. */
export const ChartReadout = ({ data, cursor }: ChartReadoutProps) => {
  const { t } = uiTexts.useTexts();
  const words = useFormat();
  const { series, format } = data;
  const { name, isIncomplete, isDotted, compared, comparedTime, scaled } = readPoint(data, cursor.index);
  const collecting = isIncomplete && t('freshness.collecting');
  if (series.length > 1) {
    return (
      <ReadoutBox {...{ data, cursor }} hasRows>
        <Facts items={[name, collecting, scaled]} />
        {series.map((one, position) => (
          <ChartSeriesRow key={one.id} {...{ one, position, isDotted, cursor, format }} />
        ))}
      </ReadoutBox>
    );
  }
  const value = series[0]?.values[cursor.index];
  return (
    <ReadoutBox {...{ data, cursor }}>
      <span>
        <span>{name}</span>
        <strong>{format.value(value)}</strong>
      </span>
      {(compared || collecting || scaled) && (
        <span css={styles.readoutPart}>
          {compared && (
            <span>
              <span>{comparedTime?.shortName ?? compared.name}</span>{' '}
              <span>{format.value(compared.value)}</span>
            </span>
          )}
          {scaled && <span>{scaled}</span>}
          {/* Instead of a change that is not final, and that would not fit beside these words. */}
          {collecting ? (
            <span>{collecting}</span>
          ) : (
            comparedTime && <Delta change={words.change(value, compared?.value)} versus="" />
          )}
        </span>
      )}
    </ReadoutBox>
  );
};
