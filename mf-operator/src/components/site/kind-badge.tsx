import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { kindOf } from './site.api.ts';
import type { SiteKind, SiteSettings } from './site.api.ts';
import { siteTexts } from './texts.ts';

const TONES = {
  partner: 'outline',
  playlist: 'info',
  console: 'neutral',
} as const satisfies Record<SiteKind, BadgeKind>;

export type KindBadgeProps = { site: SiteSettings };

/** Whether a site is for partners, a playlist site, or for operators. */
export function KindBadge({ site }: KindBadgeProps) {
  const { t } = siteTexts.useTexts();
  const kind = kindOf(site);
  return <Badge kind={TONES[kind]}>{t(`kind.${kind}`)}</Badge>;
}
