import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { deviationHref } from '@portal/shared/routing/report-links';
import { canManageMembersAtom, currencyAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon, twoLineEllipsis } from '@portal/shared/ui/controls';
import { Card, useSignedMoney } from '@portal/shared/ui/data';
import { pageTexts } from '../../texts.ts';
import { linkRow, row, RowsSkeleton } from '../list-rows.tsx';
import { describeDeviation, type Deviation } from './describe-briefing.ts';
import { useBriefing } from './use-briefing.ts';

const styles = {
  none: css({ color: token.color.text2 }),
  row: css({
    gap: token.space[12],
    paddingBlock: '6px',
    [when.hover]: { '&:hover': { textDecoration: 'none' } },
  }),
  up: css({ flex: 'none', color: token.color.good }),
  down: css({ flex: 'none', color: token.color.bad }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css({ ...type.strong, ...twoLineEllipsis, overflowWrap: 'anywhere' }),
  reasons: css({ ...type.caption, color: token.color.text2, ...twoLineEllipsis, overflowWrap: 'anywhere' }),
  amount: css({ ...type.strong, flex: 'none', fontVariantNumeric: 'tabular-nums' }),
};

const SKELETON_WIDTHS = ['84%'];

const Row = ({ deviation, day }: { deviation: Deviation; day: string }) => {
  const { t } = pageTexts.useTexts();
  const currency = useAtomValue(currencyAtom);
  const format = useFormat(currency);
  const isManager = useAtomValue(canManageMembersAtom);
  const signed = useSignedMoney(currency);
  const { name, reasons } = describeDeviation(deviation, { t, format, isManager });
  const isDown = Number(deviation.difference) < 0;
  return (
    <Link to={deviationHref(day, deviation)} css={[linkRow, styles.row]}>
      <Icon name={isDown ? 'arrow-down' : 'arrow-up'} size={16} css={isDown ? styles.down : styles.up} />
      <span css={styles.words}>
        <span css={styles.name}>{name}</span>
        {reasons.length > 0 && <span css={styles.reasons}>{reasons.join(' · ')}</span>}
      </span>
      <span css={styles.amount}>{signed(deviation.difference)}</span>
    </Link>
  );
};

/** What is not as usual on the newest day, the largest difference first; each row opens its report. */
export function DeviationsCard() {
  const { t } = pageTexts.useTexts();
  const { briefing, failed, isEmpty } = useBriefing();
  // The card of the day says so.
  if (failed || isEmpty) return null;
  return (
    <Card title={t('home.deviations.title')}>
      {!briefing && <RowsSkeleton widths={SKELETON_WIDTHS} />}
      {briefing?.deviations.length === 0 && <p css={[row, styles.none]}>{t('home.deviations.none')}</p>}
      {briefing && briefing.deviations.length > 0 && (
        <ul>
          {briefing.deviations.map((deviation) => (
            <li key={deviationHref('', deviation)}>
              <Row deviation={deviation} day={briefing.day ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
