import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@portal/shared/facts';
import type { Compiler } from 'webpack';
import { root as workspace } from '../workspace.ts';
import { findFontSources } from './font-sources.ts';
import { planFonts } from './language-fonts.ts';
import type { FontFile, TextCharacters } from './language-fonts.ts';

/** The style sheet with the fonts that a page in a language starts with. */
export const fontSheet = (language: Language) => `fonts-${language}.css`;
/** The style sheet with the fonts of all other characters. The shell derives its name as well. */
export const laterFontSheet = (language: Language) => `fonts-${language}-later.css`;

const CACHE = path.join(workspace, '.cache/fonts');

/** What font files depend on besides characters: this code, and the versions of packages. */
function hashSources(root: string): string {
  const hash = createHash('sha256');
  const code = readdirSync(import.meta.dirname)
    .sort()
    .map((file) => path.join(import.meta.dirname, file));
  for (const file of [...code, path.join(root, 'package.json'), path.join(workspace, 'pnpm-lock.yaml')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** A font file from the cache, or made and kept there: the builds of a day's development share most of them. */
async function readOrMake({ name, codes, make }: FontFile, sources: string): Promise<Buffer> {
  if (codes.length === 0) return make();
  const key = createHash('sha256').update(`${sources} ${name} ${codes.join()}`).digest('hex').slice(0, 32);
  const file = path.join(CACHE, `${key}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because another build may read it.
  writeFileSync(`${file}.${process.pid}`, made);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

/** Emits the fonts of each language: their style sheets, and the files that are made for the portal's texts. */
export class FontsPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    const listed = path.join(this.#root, 'src/fonts/characters.json');
    compiler.hooks.thisCompilation.tap('FontsPlugin', (compilation) => {
      compilation.fileDependencies.add(listed);
      compilation.hooks.processAssets.tapPromise(
        { name: 'FontsPlugin', stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const characters = JSON.parse(readFileSync(listed, 'utf8')) as Record<Language, TextCharacters>;
          const fonts = findFontSources(this.#root);
          const hash = hashSources(this.#root);
          const emit = (name: string, content: string | Buffer) => {
            if (!compilation.getAsset(name)) compilation.emitAsset(name, new sources.RawSource(content));
          };
          for (const language of LANGUAGES) {
            const { first, later, files } = planFonts(fonts, language, characters[language]);
            emit(fontSheet(language), first);
            if (later) emit(laterFontSheet(language), later);
            for (const file of files) emit(file.name, await readOrMake(file, hash));
          }
        },
      );
    });
  }
}
