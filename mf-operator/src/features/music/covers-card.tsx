import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop } from '@portal/shared/ui/form';
import { texts } from '../../texts.ts';
import * as styles from './music.styles.ts';
import { useCovers } from './use-covers.ts';

const MAX_BYTES = 10_485_760;
const MAX_FILES = 200;

/** Sends the pictures that a later catalogue file names as covers. */
export function CoversCard() {
  const { t } = texts.useTexts();
  const { covers, add, remove, send, cancel, isSending, unsent } = useCovers();
  return (
    <Card title={t('music.covers.title')}>
      <div css={styles.stack}>
        <FileDrop
          label={t('music.covers.files')}
          types={['.jpg', '.jpeg', '.png', '.webp']}
          maxSize={MAX_BYTES}
          maxFiles={MAX_FILES}
          files={covers}
          onAdd={add}
          onRemove={remove}
          hint={t('music.covers.hint')}
          isDisabled={isSending}
        />
        <div css={styles.buttons}>
          {isSending && <Button onClick={cancel}>{t('dialog.cancel')}</Button>}
          <Button icon="upload" disabled={unsent === 0} isBusy={isSending} onClick={() => void send()}>
            {unsent === 0 ? t('music.covers.sendNothing') : t('music.covers.send', { count: unsent })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
