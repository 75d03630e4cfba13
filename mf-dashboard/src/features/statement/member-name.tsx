import { statementTexts } from './texts.ts';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type MemberNameProps = { member: Statement['items'][number]['member'] };

/** Who a row of a statement is about, and whether the member was deleted since. */
export const MemberName = ({ member }: MemberNameProps) => {
  const { t } = statementTexts.useTexts();
  return (
    <>
      <span>{member.nickname}</span>
      {member.is_archived && <span css={styles.archived}>{t('archived')}</span>}
      <span css={styles.email}>{member.email}</span>
    </>
  );
};
