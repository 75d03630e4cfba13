import { useQuery } from '@portal/shared/http';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { siteTexts } from '../../components/site/texts.ts';
import { contactQuery } from './contact.api.ts';
import { ContactForm } from './contact-form.tsx';

/** As high as the form. */
const FORM_HEIGHT = 320;

export type ContactCardProps = { domain: string };

/** Whom partners of the domain ask about payment. */
export function ContactCard({ domain }: ContactCardProps) {
  const { t } = siteTexts.useTexts();
  const query = useQuery(contactQuery(domain));
  return (
    <Card title={t('contact.title')} meta={t(query.data?.contact === null ? 'contact.none' : 'contact.text')}>
      {query.data && <ContactForm domain={domain} contact={query.data.contact} />}
      {!query.data && query.isError && (
        <FailedQuery query={query} level={3} isCompact title={t('contact.failed')} />
      )}
      {query.isPending && (
        <Loading>
          <Skeleton width="100%" height={FORM_HEIGHT} />
        </Loading>
      )}
    </Card>
  );
}
