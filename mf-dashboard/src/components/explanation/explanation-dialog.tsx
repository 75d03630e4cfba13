import { useFormat } from '@portal/shared/i18n';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { QueryContent } from '../query-content.tsx';
import type { AmountName, AmountOrigin } from './amount-origin.ts';
import { AmountChain } from './amount-chain.tsx';
import { useExplanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { explanationTexts } from './texts.ts';

export { explanationTexts };

export type ExplanationDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  origin: AmountOrigin;
  name: AmountName;
  /** What the amount is of. */
  title: string;
};

const ROWS = 6;

const Content = ({ origin, name }: Pick<ExplanationDialogProps, 'origin' | 'name'>) => {
  const { t } = explanationTexts.useTexts();
  const query = useExplanation(origin);
  return (
    <QueryContent
      query={query}
      failedTitle={t('failed')}
      skeleton={
        <Loading>
          <div css={styles.chain}>
            {Array.from({ length: ROWS }, (_, index) => (
              <Skeleton key={index} height={28} />
            ))}
          </div>
        </Loading>
      }
    >
      {(explanation) => <AmountChain {...{ explanation, name }} isVideo={'video' in origin} />}
    </QueryContent>
  );
};

/** How an amount came about: files, rows, share, rate, fee and rounding, adding up to what the screen shows. */
export const ExplanationDialog = ({ isOpen, onClose, origin, name, title }: ExplanationDialogProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const days = 'month' in origin ? format.month(`${origin.month}-01`) : format.range(origin.from, origin.to);
  return (
    <Modal {...{ isOpen, onClose }} title={t('title')} description={t('description', { title, days })}>
      {isOpen && <Content {...{ origin, name }} />}
    </Modal>
  );
};
