import { useState } from 'react';
import { css } from '@emotion/react';
import { Freshness } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import { type, token } from '@portal/shared/theme';
import { texts } from '../../texts.ts';
import { useFreshness } from './freshness.api.ts';
import { isStale } from './is-stale.ts';

const failed = css({ ...type.label, color: token.color.text2, margin: 0 });

/** Through which day views and revenue reach; every amount on the screen is to be read with it. */
export const FreshnessLine = () => {
  const { t } = texts.useTexts();
  const { data, isError } = useFreshness();
  const [openedAt] = useState(() => Date.now());
  if (data) {
    return (
      <Freshness
        viewsThrough={data.views_through}
        revenueThrough={data.revenue_through}
        status={data.status}
        isStale={isStale(data.views_through, openedAt)}
      />
    );
  }
  return isError ? <p css={failed}>{t('freshness.failed')}</p> : <Skeleton width={300} height={18} />;
};
