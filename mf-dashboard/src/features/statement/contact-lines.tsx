import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { statementTexts } from './texts.ts';
import { useContact } from './statement.api.ts';
import * as styles from './statement.styles.ts';

/** Skeleton lines: the company and four lines about it. */
const LINES = [
  { width: 120, height: 20 },
  { width: 170, height: 16 },
  { width: 150, height: 16 },
  { width: 130, height: 16 },
  { width: 110, height: 16 },
];

/** The company that pays, and its contact. Nothing is shown when it is not configured or the request fails. */
export const ContactLines = () => {
  const { t } = statementTexts.useTexts();
  const { data: contact, isPending } = useContact();
  if (isPending)
    return (
      <Loading css={styles.contact}>
        {LINES.map(({ width, height }) => (
          <Skeleton key={width} width={width} height={height} />
        ))}
      </Loading>
    );
  if (!contact) return null;
  return (
    <address css={styles.contact}>
      <strong css={styles.company}>{contact.company}</strong>
      <span>{contact.address}</span>
      <span>{t('businessNumber', { number: contact.business_number })}</span>
      <span>{[contact.manager_name, contact.manager_contact].filter(Boolean).join(' ')}</span>
      <span>{contact.email}</span>
    </address>
  );
};
