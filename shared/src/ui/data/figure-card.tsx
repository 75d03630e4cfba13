import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Change } from '../../i18n/index.ts';
import { seriesColor } from '../../theme/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import { unitBeside } from '../parts/unit-beside.ts';
import { useTooltip } from '../parts/use-tooltip.tsx';
import { Delta } from './delta.tsx';
import { EmptyValue } from './empty-value.tsx';
import * as styles from './figure-card.styles.ts';

/** Props of `FigureCard`. */
export type FigureCardProps = {
  label: string;
  /** What the figure means; a tooltip of an icon beside the label. */
  definition?: string;
  /** Right of the label, e.g. `1,000회당`; omitted when the label says it. */
  unit?: ReactNode;
  /** The formatted value; null for a missing one. */
  value: string | null;
  /** A shorter form, e.g. `139M`, for cards too narrow for the value. */
  compactValue?: string | undefined;
  /** Why there is no value. */
  emptyReason?: string;
  change?: Change;
  /** Name of the comparison. @default 이전 대비 */
  versus?: string;
  /** Replaces the change, e.g. `전체 수익의 9.8%`. */
  note?: ReactNode;
  trend?: readonly (number | null)[];
  /** How many of the trend's last points are still being collected. */
  incomplete?: number;
  /** Position in the chart's palette. @default 0 */
  series?: number;
  /** Whether the chart below shows this figure; only for cards with `onSelect`. */
  isSelected?: boolean;
  onSelect?: () => void;
  /** `strip` and `plain` are for a joined `FigureRow`. @default 'card' */
  variant?: keyof typeof styles.variants;
  /** Smaller figure without a fixed height, for modals. */
  isCompact?: boolean;
  className?: string;
};

/** A key figure with its change and a sparkline. */
export const FigureCard = ({
  label,
  definition,
  unit,
  value,
  compactValue,
  emptyReason,
  change,
  versus,
  note,
  trend,
  incomplete = 0,
  series = 0,
  isSelected = false,
  onSelect,
  variant = 'card',
  isCompact = false,
  className,
}: FigureCardProps) => {
  const id = useId();
  const shownUnit = unitBeside(label, unit);
  const { describedBy, triggerProps, tooltip, show } = useTooltip(definition);
  const described = [`${id}-value`, `${id}-foot`, describedBy].filter(Boolean).join(' ');
  const isFitted = value !== null && compactValue !== undefined;
  const hasFoot = change !== undefined || note !== undefined || trend !== undefined;
  return (
    <div
      css={[styles.card, styles.variants[variant], isCompact && styles.compact]}
      className={className}
      data-selected={isSelected ? '' : undefined}
      data-selectable={onSelect ? '' : undefined}
    >
      <div css={styles.head}>
        {isSelected && (
          <span css={styles.swatch} style={{ backgroundColor: seriesColor(series) }} aria-hidden />
        )}
        {onSelect ? (
          <button
            type="button"
            css={[styles.labelButton, styles.label, styles.labelTouch]}
            aria-pressed={isSelected}
            aria-describedby={described}
            onClick={onSelect}
            // The button extends over the card, so the pointer opens the definition on the icon only.
            onFocus={triggerProps.onFocus}
            onBlur={triggerProps.onBlur}
          >
            {label}
          </button>
        ) : definition ? (
          <button
            type="button"
            css={styles.labelHint}
            aria-describedby={described}
            onClick={(event) => show(event.currentTarget)}
            {...triggerProps}
          >
            <span css={styles.label}>{label}</span>
            <Icon name="info" size={14} css={styles.hintIcon} />
          </button>
        ) : (
          <span css={styles.label}>{label}</span>
        )}
        {onSelect && definition && (
          <button
            type="button"
            css={styles.hint}
            aria-label={definition}
            // By keyboard, the focus of the label shows the definition.
            tabIndex={-1}
            onClick={(event) => show(event.currentTarget)}
            {...triggerProps}
          >
            <Icon name="info" size={14} css={styles.hintIcon} />
          </button>
        )}
        {shownUnit && <span css={[styles.unit, !isCompact && styles.unitBelow]}>{shownUnit}</span>}
        {tooltip}
      </div>
      <div
        id={`${id}-value`}
        css={[
          styles.value,
          isCompact && styles.valueCompact,
          isFitted && styles.fitted,
          isFitted && isCompact && styles.fittedCompact,
        ]}
      >
        {value === null && <EmptyValue {...(emptyReason && { reason: emptyReason })} />}
        {value !== null && !isFitted && <span>{value}</span>}
        {isFitted && (
          <>
            {/* Drawn by CSS, so that the text is the full number for search, copies and screen readers. */}
            <span css={styles.short} data-text={compactValue} title={value} aria-hidden />
            <span css={styles.full}>{value}</span>
          </>
        )}
      </div>
      {hasFoot && (
        <div css={[styles.foot, Boolean(shownUnit) && !isCompact && styles.footBelowUnit]}>
          <div id={`${id}-foot`} css={styles.footWords}>
            {note ?? (change && <Delta change={change} versus={versus} isStacked />)}
          </div>
          {trend && (
            <Sparkline
              css={[styles.spark, change === undefined && note === undefined && styles.sparkAlone]}
              values={trend}
              incomplete={incomplete}
              hasArea={isSelected}
              color={isSelected ? seriesColor(series) : undefined}
            />
          )}
        </div>
      )}
    </div>
  );
};
