import { css } from '@emotion/react';
import { type GetResponse, useQuery } from '@portal/shared/http';
import { LANGUAGE_NAMES, useLanguage } from '@portal/shared/i18n';
import { currencyAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Button, Switch } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { RowsSkeleton } from '../home/list-rows.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { type MailChange, notificationSettings, switchMails } from './inbox.api.ts';
import { settingsList, settingsRow } from './settings-rows.ts';
import { useSettingsChange } from './use-settings-change.ts';

type Frequency = GetResponse<'/inbox/settings'>['mail']['frequencies'][number];

const words = css({ ...type.body, margin: 0, color: token.color.text2, overflowWrap: 'anywhere' });
const written = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[8],
  marginTop: token.space[8],
});

/** As many rows as the card has, to prevent a layout shift. */
const SKELETON_WIDTHS = ['60%', '66%', '56%'];

/** Switches mails, to the language and the currency of the page. */
const useMailSwitch = () => {
  const language = useLanguage();
  const currency = useAtomValue(currencyAtom);
  return useSettingsChange({
    mutationFn: switchMails,
    apply: (settings, changes: MailChange[]) => {
      const replace = (before: Frequency): Frequency => {
        const changed = changes.find(({ frequency }) => frequency === before.frequency);
        if (!changed) return before;
        return changed.on
          ? { ...changed, language, currency }
          : { ...changed, language: null, currency: null };
      };
      return {
        ...settings,
        mail: { ...settings.mail, frequencies: settings.mail.frequencies.map(replace) },
      };
    },
  });
};

/** In which language and currency mails are written, where those of the page are others now. */
function WrittenIn({
  frequencies,
  onChange,
}: {
  frequencies: Frequency[];
  onChange: (on: Frequency[]) => void;
}) {
  const { t } = inboxTexts.useTexts();
  const language = useLanguage();
  const currency = useAtomValue(currencyAtom);
  const on = frequencies.filter((frequency) => frequency.on);
  const other = on.find((each) => each.language !== language || each.currency !== currency);
  if (!other?.language) return null;
  return (
    <div css={written}>
      <p css={words}>
        {t('mail.writtenIn', { language: LANGUAGE_NAMES[other.language], currency: other.currency ?? '' })}
      </p>
      <Button size="sm" onClick={() => onChange(on)}>
        {t('mail.useCurrent')}
      </Button>
    </div>
  );
}

function Frequencies({ frequencies }: { frequencies: Frequency[] }) {
  const { t } = inboxTexts.useTexts();
  const session = useAtomValue(sessionAtom);
  const { mutate } = useMailSwitch();
  return (
    <>
      <ul css={settingsList}>
        {frequencies.map(({ frequency, on }) => (
          <li key={frequency} css={settingsRow}>
            <Switch
              label={t(`mail.${frequency}`)}
              isOn={on}
              onChange={(isOn) => mutate([{ frequency, on: isOn }])}
            />
          </li>
        ))}
      </ul>
      <p css={words}>{t('mail.address', { email: session?.account.email ?? '' })}</p>
      <WrittenIn
        frequencies={frequencies}
        onChange={(on) => mutate(on.map(({ frequency }) => ({ frequency, on: true })))}
      />
    </>
  );
}

/** Which mails the reader gets. */
export function MailCard() {
  const { t } = inboxTexts.useTexts();
  const { data, isPending } = useQuery(notificationSettings());
  // The card of the notifications says that the settings could not be loaded.
  if (!data && !isPending) return null;
  return (
    <Card title={t('mail.title')}>
      {!data && <RowsSkeleton widths={SKELETON_WIDTHS} />}
      {data?.mail.is_available === false && <p css={words}>{t('mail.unavailable')}</p>}
      {data?.mail.is_available && <Frequencies frequencies={data.mail.frequencies} />}
    </Card>
  );
}
