import { Button, Field, FilterSelect, TextField } from '@portal/shared/ui/controls';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../../../texts.ts';
import type { useMeanings } from './use-meanings.ts';
import type { useWordChange } from './use-word-change.ts';
import * as styles from './words.styles.ts';

/** The longest word that the API accepts. */
const MAX_LENGTH = 40;

export type WordFormProps = {
  meanings: ReturnType<typeof useMeanings>;
  change: ReturnType<typeof useWordChange>;
};

/** Says what a word stands for, a new one or one of the list. */
export function WordForm({ meanings, change }: WordFormProps) {
  const { t } = texts.useTexts();
  const id = useId();
  const [word, setWord] = useState('');
  const [meaning, setMeaning] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const chosen = meaning === undefined ? undefined : meanings.find(meaning);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (word.trim() === '' || !chosen) return;
    if (!(await change.set(word, chosen))) return;
    setWord('');
    setChecked(false);
  };
  return (
    <form css={styles.form} aria-label={t('music.words.add')} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('music.words.word')}
        value={word}
        maxLength={MAX_LENGTH}
        onChange={(event) => setWord(event.target.value)}
        error={isChecked && word.trim() === '' ? t('music.words.wordMissing') : undefined}
      />
      <Field
        id={id}
        label={t('music.words.meaning')}
        error={isChecked && !chosen ? t('music.words.meaningMissing') : undefined}
      >
        <FilterSelect
          id={id}
          label={t('music.words.meaning')}
          isLabelHidden
          isBlock
          isSearchable
          isDisabled={!meanings.isLoaded}
          placeholder={t('music.words.choose')}
          options={meanings.options}
          value={meaning}
          onChange={setMeaning}
          isInvalid={isChecked && !chosen}
          describedBy={`${id}-message`}
        />
      </Field>
      <Button css={styles.save} variant="primary" type="submit" isBusy={change.isPending}>
        {t('music.words.save')}
      </Button>
    </form>
  );
}
