import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@portal/shared/facts';
import { formatAlternatives } from '../arguments.ts';
import { CommandFailure } from '../failure.ts';
import { toFileFailure } from './file-failure.ts';

/** A notice in one language. */
type NoticeFile = { language: Language; title: string; body: string };

const readOne = async (file: string): Promise<NoticeFile> => {
  const language = LANGUAGES.find((each) => path.basename(file).endsWith(`.${each}.md`));
  if (!language) {
    throw new CommandFailure(
      `${file} names no language; it has to end in ${formatAlternatives(LANGUAGES.map((each) => `.${each}.md`))}.`,
      {
        code: 'no_language',
      },
    );
  }
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw toFileFailure(file, cause);
  });
  const [, title, body = ''] = /^\s*# +([^\r\n]+)([^]*)$/.exec(text.replace(/^\uFEFF/, '')) ?? [];
  if (title === undefined) {
    throw new CommandFailure(`${file} does not begin with the title, as in "# Title".`, { code: 'no_title' });
  }
  return { language, title: title.trim(), body: body.trim() };
};

/** Reads a notice from Markdown files, one per language, of which the first line is the title. */
export async function readNoticeFiles(files: readonly string[]): Promise<NoticeFile[]> {
  const notices = await Promise.all(files.map(readOne));
  const twice = notices.find(
    ({ language }, index) => notices.findIndex((each) => each.language === language) < index,
  );
  if (twice)
    throw new CommandFailure(`Two files are in the language ${twice.language}.`, { code: 'language_twice' });
  return notices;
}

/** The titles or bodies by language, as the server takes them. */
export const byLanguage = (notices: readonly NoticeFile[], part: 'title' | 'body') =>
  Object.fromEntries(notices.map((notice) => [notice.language, notice[part]]));
