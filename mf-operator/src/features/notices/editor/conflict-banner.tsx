import { LANGUAGES, LANGUAGE_NAMES } from '@portal/shared/i18n';
import type { TranslateText } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useEffect, useRef } from 'react';
import type ko from '../../../locales/ko.json';
import { texts } from '../../../texts.ts';
import * as styles from './editor.styles.ts';
import type { NoticeConflict } from './use-save-notice.ts';

/** The names of what differs between the two states. */
function nameChanges(t: TranslateText<typeof ko>, { before, now }: NoticeConflict): string[] {
  const inLanguages = (['title', 'body'] as const).flatMap((part) =>
    LANGUAGES.filter((each) => before[part][each] !== now[part][each]).map(
      (each) => `${t(`notices.editor.${part}`)} (${LANGUAGE_NAMES[each]})`,
    ),
  );
  return [
    ...inLanguages,
    ...(before.domain === now.domain ? [] : [t('site.label')]),
    ...(before.category === now.category ? [] : [t('notices.editor.category')]),
    ...(before.pinned === now.pinned ? [] : [t('notices.pinned')]),
    ...(before.published_at === now.published_at ? [] : [t('notices.editor.when')]),
    ...((before.state === 'withdrawn') === (now.state === 'withdrawn') ? [] : [t('review.table.status')]),
  ];
}

export type ConflictBannerProps = {
  conflict: NoticeConflict;
  onKeepOwn: () => void;
  onTakeTheirs: () => void;
};

/** Says what another operator changed meanwhile, and lets the operator choose whose text stays in the form. */
export function ConflictBanner({ conflict, onKeepOwn, onTakeTheirs }: ConflictBannerProps) {
  const { t } = texts.useTexts();
  const banner = useRef<HTMLDivElement>(null);
  // The button that saved is far below, and may be gone.
  useEffect(() => banner.current?.focus(), []);
  return (
    <div ref={banner} css={styles.conflict} role="alert" tabIndex={-1}>
      <Banner kind="warn" title={t('notices.editor.conflict')}>
        <span>{t('notices.editor.conflictText', { parts: nameChanges(t, conflict).join(', ') })}</span>
        <div css={styles.choices}>
          <Button size="sm" onClick={onKeepOwn}>
            {t('notices.editor.keepOwn')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
            {t('notices.editor.takeTheirs')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
