import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop } from '@portal/shared/ui/form';
import { texts } from '../../texts.ts';
import { type MediaKind, mediaKinds } from './media-kinds.ts';
import * as styles from './music.styles.ts';
import { useMedia } from './use-media.ts';

const MAX_FILES = 200;

export type MediaCardProps = { kind: MediaKind };

/** Sends the pictures or sounds that a later catalogue file names as covers or previews. */
export function MediaCard({ kind }: MediaCardProps) {
  const { t } = texts.useTexts();
  const { files, add, remove, send, cancel, isSending, unsent } = useMedia(kind);
  const { types, maxBytes } = mediaKinds[kind];
  return (
    <Card title={t(`music.${kind}.title`)}>
      <div css={styles.stack}>
        <FileDrop
          label={t(`music.${kind}.files`)}
          types={types}
          maxSize={maxBytes}
          maxFiles={MAX_FILES}
          files={files}
          onAdd={add}
          onRemove={remove}
          hint={t(`music.${kind}.hint`)}
          isDisabled={isSending}
        />
        <div css={styles.buttons}>
          {isSending && <Button onClick={cancel}>{t('dialog.cancel')}</Button>}
          <Button icon="upload" disabled={unsent === 0} isBusy={isSending} onClick={() => void send()}>
            {unsent === 0 ? t(`music.${kind}.sendNothing`) : t(`music.${kind}.send`, { count: unsent })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
