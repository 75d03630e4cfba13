import { css } from '@emotion/react';
import { useQueryFlag } from '@portal/shared/routing';
import type { Session } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { pageTexts } from '../texts.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: token.space[12],
  }),
  text: css({ ...type.body, color: token.color.text2 }),
};

export type WithdrawalCardProps = { session: Session };

/** The card with the button that deletes the account. */
export function WithdrawalCard({ session }: WithdrawalCardProps) {
  const { t } = pageTexts.useTexts();
  const flag = useQueryFlag('delete');
  return (
    <Card title={t('account.withdrawal')}>
      <div css={styles.row}>
        <p css={styles.text}>{t('account.withdrawalText')}</p>
        <Button onClick={() => flag.open()}>{t('account.withdraw')}</Button>
      </div>
      {/* The key clears the password when the dialog closes. */}
      <WithdrawalDialog key={String(flag.isOpen)} role={session.role} flag={flag} />
    </Card>
  );
}
