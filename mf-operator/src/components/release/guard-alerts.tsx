import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { LinkButton } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { Banner } from '@portal/shared/ui/feedback';
import { Pagination } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { plainList } from '../dialog.styles.ts';
import type { GuardStop, Site } from '../sites.api.ts';
import { useSitesIn } from '../use-sites.ts';
import { describeChange } from './describe-change.ts';
import { describeEvidence } from './describe-evidence.ts';

const styles = {
  link: css({ margin: `${token.space[8]} 0 0` }),
  quiet: css({ color: token.color.text2 }),
};

type GuardAlertProps = { domain: string; name: string; stop: GuardStop };

function GuardAlert({ domain, name, stop }: GuardAlertProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { number, at, share, changes, evidence, reason } = stop;
  const reasons = evidence.map((each) => describeEvidence(t, format, each));
  const origin = [
    format.dateTime(at),
    ...(changes ?? []).map((change) => describeChange(t, change)),
    ...(share === null ? [] : [t('releases.guard.share', { share: format.percent(share / 100, 0) })]),
  ];
  return (
    <Banner kind="warn" icon="shield" title={t('releases.guard.title', { name })}>
      <ul css={plainList}>
        {/* Without its page loads only the server's sentence is left. */}
        {reasons.length === 0 && <li lang="en">{reason}</li>}
        {reasons.map((each) => (
          <li key={each}>{each}</li>
        ))}
        <li>
          <Facts css={styles.quiet} items={origin} />
        </li>
      </ul>
      <LinkButton
        css={styles.link}
        size="sm"
        aria-label={t('releases.guard.linkOf', { name, number: String(number) })}
        to={paths.operatorReleases.href({ site: domain, move: String(number) })}
      >
        {t('releases.guard.link')}
      </LinkButton>
    </Banner>
  );
}

/** More would push what the page is for off a phone's screen. */
const PAGE_SIZE = 3;

const stoppedSites = {
  size: PAGE_SIZE,
  isIn: ({ guard_stop: stop }: Site) => stop !== null,
  compare: (one: Site, other: Site) => (other.guard_stop?.at ?? '').localeCompare(one.guard_stop?.at ?? ''),
};

/** The canaries that the guard stopped, the newest first. Each is shown until its domain moves. */
export function GuardAlerts() {
  const sites = useSitesIn('stopped', stoppedSites);
  return (
    sites && (
      <>
        {sites.domains.map(
          ({ domain, name, guard_stop: stop }) =>
            stop && <GuardAlert key={domain} {...{ domain, name, stop }} />,
        )}
        <Pagination {...sites.pages} />
      </>
    )
  );
}
