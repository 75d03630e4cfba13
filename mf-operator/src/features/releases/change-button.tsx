import { Badge, Button } from '@portal/shared/ui/controls';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';

export type ChangeButtonProps = { site: Site; onChange: (domain: string) => void };

/** Opens the builds of a domain; one without a release, or with a refused one, is put right by command. */
export function ChangeButton({ site: { domain, name, release, refused }, onChange }: ChangeButtonProps) {
  const { t } = texts.useTexts();
  if (refused !== null) return <Badge kind="bad">{t('releases.refusedShort')}</Badge>;
  if (release === null) return <Badge>{t('releases.unreleased')}</Badge>;
  return (
    <Button size="sm" aria-label={t('releases.changeOf', { name })} onClick={() => onChange(domain)}>
      {t('releases.open')}
    </Button>
  );
}
