import { Badge, Button } from '@portal/shared/ui/controls';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import type { ReleaseTarget } from './release-flag.ts';

export type ChangeButtonProps = { site: Site; onOpen: (target: ReleaseTarget) => void };

/** Opens the builds of a domain, or starts one without a release; one with a refused release is put right by command. */
export function ChangeButton({ site: { domain, name, release, refused }, onOpen }: ChangeButtonProps) {
  const { t } = texts.useTexts();
  if (refused !== null) return <Badge kind="bad">{t('releases.refusedShort')}</Badge>;
  const action = release === null ? 'start' : 'change';
  return (
    <Button
      size="sm"
      aria-label={t(action === 'start' ? 'releases.start.of' : 'releases.changeOf', { name })}
      onClick={() => onOpen({ domain, action })}
    >
      {t(action === 'start' ? 'releases.start.open' : 'releases.open')}
    </Button>
  );
}
