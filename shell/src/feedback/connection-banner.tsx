import { useAtomValue } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { useIsOnline } from '../browser/use-is-online.ts';
import { isServerAwayAtom } from '../connection/connection-state.ts';
import { isFromLastGoodAtom } from '../release/last-good.ts';
import { shellTexts } from '../texts.ts';
import { FloatingBanner } from './floating-banners.tsx';

const TEXTS = {
  offline: { title: 'error.offlineTitle', text: 'error.offlineText' },
  away: { title: 'error.awayTitle', text: 'error.offlineText' },
  memory: { title: 'error.memoryTitle', text: 'error.memoryText' },
} as const;

type Connection = { isOnline: boolean; isServerAway: boolean; isFromLastGood: boolean };

const findProblem = ({ isOnline, isServerAway, isFromLastGood }: Connection) => {
  if (!isOnline) return 'offline';
  if (isServerAway) return 'away';
  return isFromLastGood && 'memory';
};

/** Warns while the browser is offline or the server does not respond, or when the page started from the last good release set or metadata. */
export function ConnectionBanner() {
  const { t } = shellTexts.useTexts();
  const isOnline = useIsOnline();
  const isServerAway = useAtomValue(isServerAwayAtom);
  const isFromLastGood = useAtomValue(isFromLastGoodAtom);
  const problem = findProblem({ isOnline, isServerAway, isFromLastGood });
  return (
    <FloatingBanner>
      {problem && (
        <Banner kind="warn" title={t(TEXTS[problem].title)}>
          {t(TEXTS[problem].text)}
        </Banner>
      )}
    </FloatingBanner>
  );
}
