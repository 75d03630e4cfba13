import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { GuardStop } from '../sites.api.ts';

export type StopEvidence = GuardStop['evidence'][number];

/** The names of the evidence that are not those of remotes. */
const PARTS = { '*': 'releases.guard.page', shell: 'releases.shell' } as const;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** How often a canary failed, and how often what ran beside it. */
export const describeEvidence = (
  t: TranslateText<typeof ko>,
  format: Format,
  { remote, control, candidate }: StopEvidence,
): string => {
  const rate = ({ failed, loads }: StopEvidence['control']) => format.percent(failed / Math.max(1, loads));
  return t('releases.guard.evidence', {
    name: isPart(remote) ? t(PARTS[remote]) : remote,
    candidate: rate(candidate),
    candidateLoads: format.count(candidate.loads),
    control: rate(control),
    controlLoads: format.count(control.loads),
  });
};
