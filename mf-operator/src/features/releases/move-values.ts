import type { TranslateText } from '@portal/shared/i18n';
import { s } from '@portal/shared/ui/form';
import type { FormSchema } from '@portal/shared/ui/form';
import { parseLocalTime } from '../../components/local-time.ts';
import { requiredReason } from '../../components/reason.ts';
import type ko from '../../locales/ko.json';
import type { RolloutSteps } from './releases.api.ts';

export const MAX_REASON_LENGTH = 300;
const MAX_STEPS = 20;
const MAX_SHARE = 99;
/** The steps of a canary unless the operator enters others; the command line has the same. */
const DEFAULT_STEPS = '1, 5, 25';

const TIMINGS = ['now', 'canary', 'at'] as const;

/** A move of all visitors now, of some of them first, or of all at a time. */
export type MoveTiming = (typeof TIMINGS)[number];

/** The minutes from one step of a canary to the next that are offered. */
export const STEP_MINUTES = [30, 60, 180, 720, 1440] as const;

/** In place of minutes: every step is taken by hand. */
export const BY_HAND = '';

export type MoveValues = {
  reason: string;
  unproven: boolean;
  when: MoveTiming;
  /** Percent of the visitors, as a list that a person writes. */
  steps: string;
  every: string;
  /** A local time, as `<input type="datetime-local">` has it. */
  at: string;
};

/** What a move is sent with. */
export type MoveOrder = {
  reason: string;
  unproven?: true;
  /** The instant for which it is planned. */
  at?: string;
  /** The steps of the canary that it becomes. */
  rollout?: RolloutSteps;
};

export const EMPTY_MOVE: MoveValues = {
  reason: '',
  unproven: false,
  when: 'now',
  steps: DEFAULT_STEPS,
  every: BY_HAND,
  at: '',
};

/** The shares of a list like `1, 5, 25`; undefined unless they grow from 1 to 99. */
export const parseShares = (list: string): number[] | undefined => {
  const words = list.split(/[\s,%、，]+/).filter((word) => word !== '');
  const shares = words.map(Number);
  const isValid = shares.every(
    (share, index) =>
      Number.isInteger(share) && share >= 1 && share <= MAX_SHARE && share > (shares[index - 1] ?? 0),
  );
  return isValid && shares.length > 0 && shares.length <= MAX_STEPS ? shares : undefined;
};

/** What is wrong with the timing, by field. */
const findTimingError = ({ when, steps, at }: MoveValues) => {
  if (when === 'canary' && !parseShares(steps)) return { path: 'steps', error: 'stepsInvalid' } as const;
  if (when !== 'at') return undefined;
  const time = Date.parse(at);
  if (Number.isNaN(time)) return { path: 'at', error: 'timeMissing' } as const;
  return time <= Date.now() ? ({ path: 'at', error: 'timePast' } as const) : undefined;
};

/** The rules of a move; what is not shown is not judged. */
export const createMoveSchema = (
  t: TranslateText<typeof ko>,
  { hasReason }: { hasReason: boolean },
): FormSchema<MoveValues> =>
  s
    .object({
      reason: hasReason ? requiredReason(t('releases.dialog.reasonMissing'), MAX_REASON_LENGTH) : s.string(),
      unproven: s.boolean(),
      when: s.enum(TIMINGS),
      steps: s.string(),
      every: s.string(),
      at: s.string(),
    })
    .check(
      s.check<MoveValues>(({ value, issues }) => {
        const found = findTimingError(value);
        if (found)
          issues.push({
            code: 'custom',
            path: [found.path],
            input: value,
            message: t(`releases.timing.${found.error}`),
          });
      }),
    );

/** What valid values are sent as. */
export const toOrder = ({ reason, unproven, when, steps, every, at }: MoveValues): MoveOrder => ({
  reason,
  ...(unproven && { unproven }),
  ...(when === 'at' && { at: parseLocalTime(at) }),
  ...(when === 'canary' && {
    rollout: {
      steps: parseShares(steps) ?? [],
      ...(every !== BY_HAND && { every_minutes: Number(every) }),
    },
  }),
});
