import { Avatar, Card } from '@portal/shared/ui/data';
import { Icon } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { reachOf } from './contact-address.ts';
import type { PaymentContact } from './payment-info.api.ts';
import * as styles from './payment-info.styles.ts';

export type ManagerCardProps = { contact: PaymentContact };

/** Whom to ask about settlement, and one click to do it. */
export function ManagerCard({ contact }: ManagerCardProps) {
  const { t } = texts.useTexts();
  const reach = reachOf(contact.manager_contact);
  return (
    <Card title={t('payment.manager.title')}>
      <div css={styles.manager}>
        <Avatar name={contact.manager_name} size={44} />
        <div css={styles.managerWords}>
          <p css={styles.managerName}>{contact.manager_name}</p>
          <p css={styles.managerContact}>{contact.manager_contact}</p>
        </div>
      </div>
      {reach && (
        <div css={styles.managerActions}>
          <a href={reach.href} css={styles.reachButton}>
            <Icon name={reach.kind === 'mail' ? 'mail' : 'phone'} />
            {t(reach.kind === 'mail' ? 'payment.manager.write' : 'payment.manager.call')}
          </a>
        </div>
      )}
    </Card>
  );
}
