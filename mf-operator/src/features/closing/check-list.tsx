import { useFormat } from '@portal/shared/i18n';
import { Badge, Icon, LinkButton } from '@portal/shared/ui/controls';
import type { IconName } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import type { MonthChecks } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { describeChecks } from './describe-checks.ts';
import type { CheckState } from './describe-checks.ts';
import { closingTexts } from './texts.ts';

const ICONS: Record<CheckState, IconName> = {
  good: 'circle-check',
  look: 'warning',
  refused: 'circle-x',
  info: 'info',
};

export type CheckListProps = { checks: MonthChecks };

/** Everything that is checked before a month is closed, with what to do and where. */
export function CheckList({ checks }: CheckListProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  return (
    <Card title={t('check.heading')}>
      <ul css={styles.list}>
        {describeChecks({ t, format }, checks).map(({ id, state, title, lines, link }) => (
          <li key={id} css={styles.check}>
            <Icon name={ICONS[state]} size={18} css={styles.icons[state]} />
            <div css={styles.words}>
              <h3 css={styles.checkTitle}>
                <span>{title}</span>
                {state === 'refused' && (
                  <Badge kind="bad" icon={null}>
                    {t('check.refused')}
                  </Badge>
                )}
              </h3>
              {lines.map((line) => (
                <p key={line} css={styles.text}>
                  {line}
                </p>
              ))}
            </div>
            {link && (
              <div css={styles.action}>
                <LinkButton size="sm" iconEnd="arrow-right" to={link.to}>
                  {link.label}
                </LinkButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
