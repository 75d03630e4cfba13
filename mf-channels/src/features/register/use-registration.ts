import { isApiError, useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormDraft, useSnackbar } from '@portal/shared/state';
import { useState } from 'react';
import {
  appendLines,
  listAvailable,
  listRefused,
  listRemainingLines,
  listRows,
  MAX_LINES,
  splitLines,
  toNewChannels,
} from './channel-lines.ts';
import { CATEGORIES } from './categories.ts';
import type { CategoryOf } from './channel-lines.ts';
import type { CsvLine } from './channel-csv.ts';
import { addChannels, RESOLVED_KEY, resolvedLinesQuery } from './register.api.ts';
import type { AddedChannel, Category } from './register.api.ts';
import { registerTexts } from './texts.ts';

const isChosen = (entry: [string, unknown]): entry is [string, Category] =>
  CATEGORIES.some((category) => category === entry[1]);

/** The categories that the user chose for channels, and those that files name for lines. */
function useCategories() {
  const [chosen, setChosen] = useState<Readonly<Record<string, Category>>>({});
  const [ofLines, setOfLines] = useState<ReadonlyMap<string, Category>>(new Map());
  const categoryOf: CategoryOf = ({ line, channel }) => chosen[channel.youtube_id] ?? ofLines.get(line);
  return {
    categoryOf,
    chosen,
    /** Chooses what `chosen` was, which an earlier release may have saved. */
    restore: (saved: unknown) => {
      if (typeof saved !== 'object' || saved === null) return;
      setChosen(Object.fromEntries(Object.entries(saved).filter(isChosen)));
    },
    choose: (ids: readonly string[], category: Category) =>
      setChosen((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, category])) })),
    addFile: (lines: readonly CsvLine[]) =>
      setOfLines(
        (before) =>
          new Map([
            ...before,
            ...lines.flatMap(({ link, category }) => (category ? [[link, category] as const] : [])),
          ]),
      ),
  };
}

export type RegistrationOptions = {
  /** The first line, which may be empty. */
  link: string;
  isOpen: boolean;
  onDone: () => void;
};

/** The state of the registration: the lines, what they resolve to, the categories, and the call that saves. */
export function useRegistration({ link, isOpen, onDone }: RegistrationOptions) {
  const { t } = registerTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const categories = useCategories();
  const [text, setText] = useState(link);
  const [isChecked, setChecked] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [result, setResult] = useState<readonly AddedChannel[]>([]);
  const [isPartial, setPartial] = useState(false);
  useFormDraft(
    isOpen
      ? {
          form: 'channel.register',
          getValues: () => (text.trim() === '' ? undefined : { text, categories: categories.chosen }),
          onRestore: (values) => {
            if (typeof values['text'] === 'string') setText(values['text']);
            categories.restore(values['categories']);
          },
        }
      : undefined,
  );

  const lines = splitLines(text);
  const shown = lines.slice(0, MAX_LINES);
  const query = useQuery({ ...resolvedLinesQuery(shown), enabled: shown.length > 0 });
  const rows = listRows(shown, query.data ?? new Map(), listRefused(result));
  const available = listAvailable(rows);
  const channels = toNewChannels(available, categories.categoryOf);

  const { mutate, ...mutation } = useWrite({
    send: addChannels,
    onSuccess: ({ items, added }) => {
      const remaining = listRemainingLines(lines, rows, items);
      const isComplete = remaining.length === 0;
      client.removeQueries({ queryKey: RESOLVED_KEY });
      void client.invalidateQueries({ queryKey: ['mf-channels'] });
      setResult(items);
      setText(remaining.join('\n'));
      setChecked(false);
      setPartial(!isComplete);
      if (!isComplete) return;
      snackbar.show({ type: 'success', title: t('added', { count: added }), text: t('addedText') });
      onDone();
    },
  });

  return {
    text,
    changeText: (next: string) => {
      setText(next);
      mutation.reset();
    },
    /** Adds the lines of a file to those that are there. */
    addFile: (file: readonly CsvLine[]) => {
      categories.addFile(file);
      setText((before) =>
        appendLines(
          before,
          file.map(({ link }) => link),
        ),
      );
      mutation.reset();
    },
    lines,
    rows,
    available,
    query,
    categories,
    /** Whether missing input is reported as an error. */
    isChecked,
    isCategoryMissing: isChecked && channels === undefined,
    /** How often the user has submitted. */
    attempts,
    isBusy: mutation.isPending,
    /** How many channels were saved while lines remain. */
    addedCount: isPartial ? (mutation.data?.added ?? 0) : 0,
    failure: mutation.isError
      ? { message: isApiError(mutation.error) ? mutation.error.serverMessage : t('unreachable') }
      : undefined,
    submit: () => {
      setChecked(true);
      setAttempts((count) => count + 1);
      if (channels && channels.length > 0) mutate(channels);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
