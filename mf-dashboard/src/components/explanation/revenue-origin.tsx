import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import type { ReportScope } from '../report-scope.ts';
import { AmountButton } from './amount-button.tsx';
import { explanationTexts } from './texts.ts';

const line = css({ ...type.caption, margin: 0, color: token.color.text3 });

/** The API explains a quarter at most, because it reads the rows of files for each day. */
const MAX_DAYS = 92;
const DAY = 86_400_000;

export type RevenueOriginProps = { scope: ReportScope & { video?: string } };

/** Opens how the revenue of a report, or of a video of it, came about. */
export const RevenueOrigin = ({ scope }: RevenueOriginProps) => {
  const { t } = explanationTexts.useTexts();
  const { amounts = 'net', ...origin } = scope;
  const days = (Date.parse(scope.to) - Date.parse(scope.from)) / DAY + 1;
  // The rows of files are not kept by country or track.
  if (days > MAX_DAYS || scope.country || scope.weekday || scope.track) return null;
  return (
    <p css={line} data-print="hide">
      <AmountButton
        origin={origin}
        name={amounts}
        title={t(scope.video === undefined ? 'revenue' : 'videoRevenue')}
        label={t('openRevenue')}
      >
        {t('openRevenue')}
      </AmountButton>
    </p>
  );
};
