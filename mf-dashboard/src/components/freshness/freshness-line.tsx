import { useState } from 'react';
import { css } from '@emotion/react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Freshness } from '@portal/shared/ui/data';
import { type, token } from '@portal/shared/theme';
import { texts } from '../../texts.ts';
import { SizedSkeleton } from '../sized-skeleton.tsx';
import { dayOf } from '../period/plain-date.ts';
import { useFreshness } from './freshness.api.ts';

const failed = css({ ...type.label, color: token.color.text2, margin: 0 });

export type FreshnessLineProps = {
  /** Uses the short form. Phones always do. */
  isShort?: boolean;
};

/** Shows through which day views and revenue are available. */
export const FreshnessLine = (props: FreshnessLineProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const isShort = isPhone || (props.isShort ?? false);
  const { data, isError } = useFreshness();
  const [someDay] = useState(() => dayOf(Date.now()));
  if (data) {
    return (
      <Freshness
        viewsThrough={data.views_through}
        revenueThrough={data.revenue_through}
        status={data.status}
        isShort={isShort}
      />
    );
  }
  if (isError) return <p css={failed}>{t('freshness.failed')}</p>;
  return (
    <SizedSkeleton>
      <Freshness viewsThrough={someDay} revenueThrough={someDay} status="estimated" isShort={isShort} />
    </SizedSkeleton>
  );
};
