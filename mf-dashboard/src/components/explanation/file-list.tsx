import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { EXACT_DIGITS, roundParts } from './exact-amounts.ts';
import type { ExplainedFile, Explanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { explanationTexts } from './texts.ts';
import { useExactFormat } from './use-exact-format.ts';

/** The kinds of reports with revenue. */
const KINDS = {
  content_owner_estimated_revenue_a1: 'estimated',
  content_owner_ad_revenue_raw_a1: 'ad',
  content_owner_non_music_red_revenue_raw_a1: 'premium',
} as const;

const kindOf = (type: string) => (type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other');

type FileProps = { file: ExplainedFile; amount: string | null; explanation: Explanation };

/** A file: what it is, when it came, and what it has of each day. */
const File = ({ file, amount, explanation: { currency, channels } }: FileProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const exact = useExactFormat(currency);
  const { name, owner, type, digest, created_at: created, delivered_at: delivered, revenue } = file;
  const nameOf = new Map(channels.map(({ channel }) => [channel.id, channel.name]));
  const digits = EXACT_DIGITS[currency];
  const byChannel = roundParts(revenue?.channels.map((each) => each.amount) ?? [], digits);
  const byDay = roundParts(revenue?.days.map((each) => each.amount) ?? [], digits);
  return (
    <li css={styles.step}>
      <details css={styles.file}>
        <summary>
          <span css={styles.line}>
            <span css={styles.fileName}>
              <span css={styles.kind}>{t(`kind.${kindOf(type)}`)}</span>
              <Badge kind={file.is_final ? 'final' : 'estimated'}>
                {t(file.is_final ? 'final' : 'estimate')}
              </Badge>
              <span css={styles.quiet}>{revenue ? t('rows', { count: revenue.rows }) : t('gone')}</span>
            </span>
            <span css={styles.amount}>{amount === null ? '' : exact(amount)}</span>
          </span>
        </summary>
        <dl css={styles.facts}>
          <dt>{t('file')}</dt>
          <dd>{name}</dd>
          {owner !== null && (
            <>
              <dt>{t('owner')}</dt>
              <dd>{owner === '' ? t('noOwner') : owner}</dd>
            </>
          )}
          <dt>{t('created')}</dt>
          <dd>{format.dateTime(created)}</dd>
          <dt>{t('delivered')}</dt>
          <dd>{format.dateTime(delivered)}</dd>
          <dt>{t('digest')}</dt>
          <dd css={styles.digest}>{digest}</dd>
        </dl>
        {revenue && revenue.channels.length > 1 && (
          <table css={styles.table}>
            <caption css={styles.caption}>{t('byChannel')}</caption>
            <tbody>
              {revenue.channels.map(({ id, rows }, index) => (
                <tr key={id}>
                  <th scope="row">{nameOf.get(id)}</th>
                  <td>{t('rows', { count: rows })}</td>
                  <td>{exact(byChannel[index] ?? '0')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {revenue && (
          <table css={styles.table}>
            <caption css={styles.caption}>{t('byDay')}</caption>
            <tbody>
              {revenue.days.map(({ day, rows }, index) => (
                <tr key={day}>
                  <th scope="row">{format.shortDate(day)}</th>
                  <td>{t('rows', { count: rows })}</td>
                  <td>{exact(byDay[index] ?? '0')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </li>
  );
};

/** The files that an amount comes from, and what cannot be traced to one. Their amounts add up to the whole revenue. */
export const FileList = ({ explanation }: { explanation: Explanation }) => {
  const { t } = explanationTexts.useTexts();
  const exact = useExactFormat(explanation.currency);
  const { files, untraced, currency } = explanation;
  const known = files.flatMap(({ revenue }) => (revenue ? [revenue.amount] : []));
  const parts = roundParts(untraced ? [...known, untraced.amount] : known, EXACT_DIGITS[currency]);
  const rest = untraced && parts.at(-1);
  const amounts = new Map(files.filter(({ revenue }) => revenue).map(({ id }, index) => [id, parts[index]]));
  return (
    <section css={styles.section}>
      <h3 css={styles.heading}>{t('files')}</h3>
      {files.length === 0 && !untraced && <p css={styles.quiet}>{t('noFiles')}</p>}
      <ul css={styles.steps} aria-label={t('files')}>
        {files.map((file) => (
          <File key={file.id} {...{ file, explanation }} amount={amounts.get(file.id) ?? null} />
        ))}
        {rest && (
          <li css={styles.step}>
            <div css={styles.line}>
              <span>
                <span>{t('untraced')}</span>
                <span css={styles.quiet}>{t('untracedText')}</span>
              </span>
              <span css={styles.amount}>{exact(rest)}</span>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
};
