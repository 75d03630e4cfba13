import { css } from '@emotion/react';
import { isApiError } from '@portal/shared/http';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { FileDrop } from '@portal/shared/ui/form';
import type { PortalForm, UploadFile } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { pictureAddress } from './picture-address.ts';
import type { SettingsValues } from './settings-values.ts';
import { sendPicture } from './site.api.ts';
import type { PictureKind } from './site.api.ts';

const TYPES = ['.png', '.jpg', '.jpeg', '.webp'];
/** The largest file that the server reads. */
const MAX_SIZE = 10 * 1024 * 1024;

/** The size in which a stored picture is shown, in pixels. */
const SIZES = { logo: [56, 56], share_image: [120, 63] } as const;

const styles = {
  field: css({ display: 'grid', alignContent: 'start', gap: token.space[4], minWidth: 0 }),
  now: css({ display: 'flex', alignItems: 'center', gap: token.space[12], minHeight: '63px' }),
  picture: css({
    objectFit: 'contain',
    borderRadius: token.radius.small,
    backgroundColor: token.color.sunken,
    boxShadow: `inset 0 0 0 1px ${token.color.line}`,
  }),
};

export type PictureFieldProps = {
  form: PortalForm<SettingsValues>;
  site: SiteSettings;
  name: 'logo_favicon' | 'logo_meta' | 'exclusive_logo';
  kind: PictureKind;
  label: string;
  hint: string;
  /** The stored path, to go back to. */
  saved: string;
  /** Whether the domain may be without it. */
  isOptional?: boolean;
};

/** A picture of a domain: a chosen file is stored at once, and the domain has it when the form is saved. */
export function PictureField({ form, site, name, kind, label, hint, saved, isOptional }: PictureFieldProps) {
  const { t } = siteTexts.useTexts();
  const [file, setFile] = useState<UploadFile>();
  const newest = useRef<string>(undefined);
  const path = form.watch(name);
  const [width, height] = SIZES[kind];
  const setPath = (next: string) => form.setValue(name, next, { shouldDirty: true });

  const add = async ([chosen]: File[]) => {
    if (!chosen) return;
    const id = crypto.randomUUID();
    newest.current = id;
    setFile({ id, file: chosen, progress: 0 });
    try {
      const sent = await sendPicture(kind, chosen);
      // Another file was chosen, or this one taken away, while it was sent.
      if (newest.current !== id) return;
      setPath(sent.path);
      setFile({ id, file: chosen, progress: 1 });
    } catch (error) {
      if (newest.current !== id) return;
      const isRefused = isApiError(error, 'report_malformed');
      setFile({ id, file: chosen, error: t(isRefused ? 'form.pictureRefused' : 'form.pictureFailed') });
    }
  };
  const reset = (next: string) => {
    newest.current = undefined;
    setFile(undefined);
    setPath(next);
  };

  return (
    <div css={styles.field}>
      <FileDrop
        label={label}
        hint={hint}
        types={TYPES}
        maxSize={MAX_SIZE}
        // A further file replaces the chosen one.
        maxFiles={2}
        files={file ? [file] : []}
        onAdd={(files) => void add(files)}
        onRemove={() => reset(saved)}
      />
      <div css={styles.now}>
        {path !== '' && (
          <img
            css={styles.picture}
            src={pictureAddress(path, site)}
            alt={label}
            width={width}
            height={height}
          />
        )}
        {isOptional && path !== '' && (
          <Button size="sm" icon="trash" onClick={() => reset('')}>
            {t('form.pictureRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}
