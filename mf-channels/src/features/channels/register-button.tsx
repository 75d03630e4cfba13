import { useQueryFlag } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** Opens the registration; only managers register channels. */
export function RegisterButton({ className }: { className?: string }) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { open } = useQueryFlag('addChannel');
  if (!isManager) return null;
  return (
    <Button className={className} variant="primary" icon="plus" onClick={() => open()}>
      {t('channels.register')}
    </Button>
  );
}
