import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Badge } from '@portal/shared/ui/controls';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';
import type { OperatorDomain } from './console.api.ts';

const cell = css({ padding: '0 16px', textAlign: 'start', whiteSpace: 'nowrap' });

const styles = {
  scroll: css({ overflowX: 'auto' }),
  table: css({ width: '100%', ...type.body }),
  head: css(cell, {
    height: token.size.tableHeader,
    ...type.caption,
    fontWeight: 550,
    color: token.color.text2,
    borderBottom: `1px solid ${token.color.line}`,
  }),
  row: css({ '& + &': { borderTop: `1px solid ${token.color.line}` } }),
  cell: css(cell, { height: token.size.row }),
  name: css({ display: 'grid', fontWeight: 600, color: token.color.text }),
  quiet: css({ ...type.caption, fontWeight: 450, color: token.color.text3 }),
  state: css({ display: 'flex', alignItems: 'center', gap: token.space[8] }),
};

type RemoteState = NonNullable<OperatorDomain['release']>['remotes'][string];

/** A version, and whether the domain moves to newer ones by itself. */
function Version({ version, isFollowed }: { version: string; isFollowed: boolean }) {
  const { t } = pageTexts.useTexts();
  return (
    <span css={styles.quiet}>
      {version}
      {isFollowed && ` · ${t('console.follows')}`}
    </span>
  );
}

function RemoteCell({ state, isFollowed }: { state: RemoteState | undefined; isFollowed: boolean }) {
  const { t } = pageTexts.useTexts();
  if (!state) return <span css={styles.quiet}>{t('console.absent')}</span>;
  return (
    <span css={styles.state}>
      <Badge kind={state.on ? 'good' : 'neutral'}>{t(state.on ? 'console.on' : 'console.off')}</Badge>
      <Version version={state.version} isFollowed={isFollowed} />
    </span>
  );
}

const remoteNamesOf = (domains: readonly OperatorDomain[]) =>
  [...new Set(domains.flatMap(({ release }) => Object.keys(release?.remotes ?? {})))].sort();

export type DomainMatrixProps = { domains: readonly OperatorDomain[] };

/** A table of what each domain runs: a row per domain, a column per remote. */
export function DomainMatrix({ domains }: DomainMatrixProps) {
  const { t } = pageTexts.useTexts();
  const { t: shellText } = shellTexts.useTexts();
  const remotes = remoteNamesOf(domains);
  return (
    <div css={styles.scroll} tabIndex={0} role="region" aria-label={shellText('page.console')}>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col" css={styles.head}>
              {t('console.domain')}
            </th>
            <th scope="col" css={styles.head}>
              {t('console.shell')}
            </th>
            {remotes.map((remote) => (
              <th key={remote} scope="col" css={styles.head}>
                {remote}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {domains.map(({ domain, name, release }) => (
            <tr key={domain} css={styles.row}>
              <th scope="row" css={styles.cell}>
                <span css={styles.name}>
                  {name}
                  <span css={styles.quiet}>{domain}</span>
                </span>
              </th>
              {release ? (
                <>
                  <td css={styles.cell}>
                    <Version version={release.shell} isFollowed={release.follows.includes('shell')} />
                  </td>
                  {remotes.map((remote) => (
                    <td key={remote} css={styles.cell}>
                      <RemoteCell
                        state={release.remotes[remote]}
                        isFollowed={release.follows.includes(remote)}
                      />
                    </td>
                  ))}
                </>
              ) : (
                <td css={[styles.cell, styles.quiet]} colSpan={remotes.length + 1}>
                  {t('console.unreleased')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
