import { useFormat } from '@portal/shared/i18n';
import { EXACT_DIGITS, parseExact, roundParts } from './exact-amounts.ts';
import type { AmountChainProps } from './amount-chain.tsx';
import * as styles from './explanation.styles.ts';
import { explanationTexts } from './texts.ts';
import { useExactFormat } from './use-exact-format.ts';

/** Shares have hundredths of a percent. */
const SHARE_DIGITS = 2;

/** The whole revenue of each channel, the member's share of it with its days, and what that makes. */
export const ChannelParts = ({
  explanation: { channels, currency },
}: Pick<AmountChainProps, 'explanation'>) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const exact = useExactFormat(currency);
  const digits = EXACT_DIGITS[currency];
  const wholes = roundParts(
    channels.map(({ whole }) => whole),
    digits,
  );
  const owns = roundParts(
    channels.map(({ gross }) => gross),
    digits,
  );
  return (
    <details css={styles.details}>
      <summary>{t('shares', { count: channels.length })}</summary>
      <div css={styles.scroll}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('channel')}</th>
              <th scope="col">{t('step.whole')}</th>
              <th scope="col">{t('share')}</th>
              <th scope="col">{t('step.gross')}</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, shares }, index) => (
              <tr key={channel.id}>
                <th scope="row">{channel.name}</th>
                <td>{exact(wholes[index] ?? '0')}</td>
                <td>
                  {shares.map(({ from, to, part }) => (
                    <span key={from} css={styles.block}>
                      <span>{format.percent(part, SHARE_DIGITS)}</span>
                      {shares.length > 1 && <span css={styles.quiet}>{format.shortRange(from, to)}</span>}
                    </span>
                  ))}
                </td>
                <td>{exact(owns[index] ?? '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

/** The channels of which a part belongs to no member: their whole revenue, and that part. */
export const UnassignedChannels = ({
  explanation: { channels, currency },
}: Pick<AmountChainProps, 'explanation'>) => {
  const { t } = explanationTexts.useTexts();
  const exact = useExactFormat(currency);
  const listed = channels.filter(({ unassigned }) => parseExact(unassigned) !== 0n);
  const parts = (amounts: readonly string[]) => roundParts(amounts, EXACT_DIGITS[currency]);
  const wholes = parts(listed.map(({ whole }) => whole));
  const owns = parts(listed.map(({ unassigned }) => unassigned));
  if (listed.length === 0) return null;
  return (
    <details css={styles.details}>
      <summary>{t('unassignedChannels', { count: listed.length })}</summary>
      <div css={styles.scroll}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('channel')}</th>
              <th scope="col">{t('step.whole')}</th>
              <th scope="col">{t('step.unassigned')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ channel }, index) => (
              <tr key={channel.id}>
                <th scope="row">{channel.name}</th>
                <td>{exact(wholes[index] ?? '0')}</td>
                <td>{exact(owns[index] ?? '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
