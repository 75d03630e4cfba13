import { texts } from '../../texts.ts';
import { useContact } from './statement.api.ts';
import * as styles from './statement.styles.ts';

/** Who settles, and whom to ask. Where nobody is named, or the call fails, the figures stand alone. */
export const ContactLines = () => {
  const { t } = texts.useTexts();
  const { data: contact } = useContact();
  if (!contact) return null;
  return (
    <address css={styles.contact}>
      <strong css={styles.company}>{contact.company}</strong>
      <span>{contact.address}</span>
      <span>{t('statement.businessNumber', { number: contact.business_number })}</span>
      <span>
        {contact.manager_name} · {contact.manager_contact}
      </span>
      <span>{contact.email}</span>
    </address>
  );
};
