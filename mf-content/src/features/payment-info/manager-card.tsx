import { Avatar, Card } from '@portal/shared/ui/data';
import { Icon } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { Copyable } from './copyable.tsx';
import { toContactLink } from './contact-link.ts';
import type { PaymentContact } from './payment-info.api.ts';
import * as styles from './payment-info.styles.ts';

export type ManagerCardProps = { contact: PaymentContact };

/** The account manager to ask about payments, with a contact link. */
export function ManagerCard({ contact }: ManagerCardProps) {
  const { t } = texts.useTexts();
  const contactLink = toContactLink(contact.manager_contact);
  return (
    <Card title={t('payment.manager.title')}>
      <div css={styles.manager}>
        <Avatar name={contact.manager_name} size={44} />
        <div css={styles.managerText}>
          <p css={styles.managerName}>{contact.manager_name}</p>
          <p css={styles.managerContact}>{contact.manager_contact}</p>
        </div>
        <Copyable name={t('payment.manager.contact')} value={contact.manager_contact} />
      </div>
      {contactLink && (
        <div css={styles.managerActions}>
          <a href={contactLink.href} css={styles.contactButton}>
            <Icon name={contactLink.kind === 'mail' ? 'mail' : 'phone'} />
            <span>{t(contactLink.kind === 'mail' ? 'payment.manager.write' : 'payment.manager.call')}</span>
          </a>
        </div>
      )}
    </Card>
  );
}
