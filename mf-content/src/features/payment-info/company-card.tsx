import { Card } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { ContactRow } from './contact-row.tsx';
import type { PaymentContact } from './payment-info.api.ts';
import * as styles from './payment-info.styles.ts';

export type CompanyCardProps = { contact: PaymentContact };

/** The company that pays partners, with its invoice data. */
export function CompanyCard({ contact }: CompanyCardProps) {
  const { t } = texts.useTexts();
  return (
    <Card title={t('payment.company.title')}>
      <dl css={styles.facts}>
        <ContactRow name={t('payment.company.name')} value={contact.company} />
        <ContactRow name={t('payment.company.address')} value={contact.address} />
        <ContactRow name={t('payment.company.businessNumber')} value={contact.business_number} />
        <ContactRow name={t('payment.company.email')} value={contact.email}>
          <a href={`mailto:${contact.email}`} css={styles.link}>
            {contact.email}
          </a>
        </ContactRow>
      </dl>
    </Card>
  );
}
