import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { FilterSelect, Switch } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { findNewest, SHELL } from './build-lines.ts';
import type { BuildLine } from './build-lines.ts';
import type { BuildEdit } from './build-edits.ts';
import type { Build } from './releases.api.ts';

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 212px 72px',
    alignItems: 'center',
    gap: token.space[12],
    padding: `${token.space[8]} 0`,
    '& + &': { borderTop: `1px solid ${token.color.line}` },
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  version: css({ [when.phone]: { gridRow: 2, gridColumn: '1 / -1' } }),
  name: css({ ...type.strong, color: token.color.text, overflowWrap: 'anywhere' }),
  quiet: css({ ...type.caption, display: 'block', fontWeight: 450, color: token.color.text3 }),
};

export type BuildChoiceProps = {
  line: BuildLine;
  edit: BuildEdit;
  /** The published builds of its name, the newest first. */
  builds: readonly Build[];
  onChange: (edit: BuildEdit) => void;
};

/** Selects the version of a remote or the shell, and whether the domain shows the remote. */
export function BuildChoice({ line, edit, builds, onChange }: BuildChoiceProps) {
  const { t } = texts.useTexts();
  const name = line.name === SHELL ? t('releases.shell') : line.name;
  const newest = findNewest(builds);
  const versions = builds.map(({ version }) => version);
  const withdrawn = builds.filter((build) => build.withdrawn).map(({ version }) => version);
  const options = versions.includes(line.version) ? versions : [...versions, line.version];
  const describe = (version: string) => {
    if (version === line.version) return t('releases.current');
    if (withdrawn.includes(version)) return t('releases.withdrawn');
    return version === newest ? t('releases.newest') : undefined;
  };
  return (
    <div css={styles.row} role="group" aria-label={name}>
      <span css={styles.name}>
        <span>{name}</span>
        {line.isFollowed && <span css={styles.quiet}>{t('releases.follows')}</span>}
      </span>
      <FilterSelect
        css={styles.version}
        label={t('releases.versionOf', { name })}
        isLabelHidden
        isBlock
        options={options.map((version) => {
          const description = describe(version);
          return { value: version, label: version, ...(description !== undefined && { description }) };
        })}
        value={edit.version ?? line.version}
        onChange={(version) => onChange({ ...edit, version })}
      />
      {line.on !== undefined && (
        <Switch
          tone="good"
          label={t((edit.on ?? line.on) ? 'releases.on' : 'releases.off')}
          isOn={edit.on ?? line.on}
          onChange={(on) => onChange({ ...edit, on })}
        />
      )}
    </div>
  );
}
