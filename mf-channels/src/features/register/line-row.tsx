import { useFormat } from '@portal/shared/i18n';
import { Badge, FilterSelect, Icon } from '@portal/shared/ui/controls';
import type { BadgeKind, IconName } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { CATEGORIES } from './categories.ts';
import type { LineRow } from './channel-lines.ts';
import type { Category, ResolvedLine } from './register.api.ts';
import * as styles from './register.styles.ts';
import { registerTexts } from './texts.ts';

type Outcome = ResolvedLine['outcome'];

const BADGES = {
  available: { kind: 'good', icon: 'check' },
  registered: { kind: 'neutral', icon: 'minus' },
  taken: { kind: 'warn', icon: 'lock' },
  private: { kind: 'warn', icon: 'eye-off' },
  repeated: { kind: 'neutral', icon: 'minus' },
  not_found: { kind: 'bad', icon: 'close' },
  invalid: { kind: 'bad', icon: 'close' },
} as const satisfies Record<Outcome, { kind: BadgeKind; icon: IconName }>;

const FAILED: readonly (Outcome | undefined)[] = ['not_found', 'invalid'];

/** Why the line is left out, or the facts by which the user recognises the channel. */
function useRowText() {
  const { t } = registerTexts.useTexts();
  const format = useFormat();
  return ({ outcome, channel, registeredAt }: LineRow) => {
    if (outcome === undefined) return t('results.checking');
    if (outcome === 'registered')
      return registeredAt === null
        ? t('reason.registeredNow')
        : t('reason.registered', { date: format.instantDate(registeredAt) });
    if (outcome !== 'available') return t(`reason.${outcome}`);
    const videos = format.count(channel?.videos);
    return channel?.subscribers === null
      ? t('results.videos', { videos })
      : t('results.facts', { subscribers: format.compact(channel?.subscribers), videos });
  };
}

export type LineRowViewProps = {
  row: LineRow;
  category: Category | undefined;
  /** The id of the message that a category is missing; undefined while that is no error. */
  missingCategoryId: string | undefined;
  onCategory: (category: Category) => void;
};

/** One line and what became of it: the found channel with its category, or the reason why it is left out. */
export function LineRowView({ row, category, missingCategoryId, onCategory }: LineRowViewProps) {
  const { t } = registerTexts.useTexts();
  const toText = useRowText();
  const { line, outcome, channel } = row;
  const isAvailable = outcome === 'available';
  return (
    <li css={[styles.row, !isAvailable && styles.excludedRow]}>
      {channel ? (
        <Avatar
          css={!isAvailable && styles.excludedAvatar}
          name={channel.name}
          src={channel.thumbnail}
          size={36}
        />
      ) : (
        <span css={styles.noAvatar}>
          <Icon name={outcome === undefined ? 'search' : 'search-x'} size={16} />
        </span>
      )}
      <div css={styles.words}>
        <p css={styles.name}>
          <span css={styles.channelName}>{channel?.name ?? line}</span>
          {channel && <span css={styles.handle}>{channel.handle}</span>}
        </p>
        <p css={[styles.facts, FAILED.includes(outcome) && styles.failed]}>{toText(row)}</p>
      </div>
      <div css={styles.end}>
        {isAvailable && (
          <FilterSelect
            label={t('category.label', { name: channel?.name ?? line })}
            isLabelHidden
            placeholder={t('category.placeholder')}
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={category}
            onChange={onCategory}
            {...(missingCategoryId !== undefined &&
              !category && { isInvalid: true, describedBy: missingCategoryId })}
          />
        )}
        {outcome && <Badge {...BADGES[outcome]}>{t(`outcome.${outcome}`)}</Badge>}
      </div>
    </li>
  );
}
