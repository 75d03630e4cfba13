import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** Opens the registration. */
export function RegisterButton() {
  const { t } = texts.useTexts();
  const { open } = useQueryFlag('addChannel');
  return (
    <Button variant="primary" icon="plus" onClick={() => open()}>
      {t('channels.register')}
    </Button>
  );
}
