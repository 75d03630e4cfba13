import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { bareText } from './bare-text.ts';

/** Declarations that the samples use. */
const PRELUDE = `
  declare namespace JSX { type Element = { type: string }; type IntrinsicElements = Record<string, object> }
  type ReactNode = string | number | boolean | null | undefined | JSX.Element;
  declare const t: (key: string) => string;
  declare const isNew: boolean;
  declare const name: string;
  declare const children: ReactNode;
  declare const icon: JSX.Element | undefined;
  declare const names: string[];
  export {};
`;

const reported = {
  'text beside an element': "const a = <p>{t('a')} <b/></p>;",
  'conditional text beside an element': "const a = <p>{isNew && t('a')}<b/></p>;",
  'a branch with text beside an element': 'const a = <p>{isNew ? <i/> : name}<b/></p>;',
  'what a caller passes beside an element': 'const a = <p><b/>{children}</p>;',
  'fixed text beside a conditional element': 'const a = <p>{icon} · </p>;',
  'text in a fragment': 'const a = <>{name}</>;',
  'a list of texts': 'const a = <p>{names}</p>;',
  'a component that returns text': 'function Name() { if (isNew) return name; return <b/>; }',
  'an arrow component that returns text': 'const Name = () => isNew ? <b/> : name;',
} as const;

const accepted = {
  'text that is alone in its element': "const a = <p>{isNew ? t('a') : name}</p>;",
  'a template with several values': 'const a = <p>{`${name} ${names.length}`}</p>;',
  'wrapped text beside an element': "const a = <p>{isNew && <span>{t('a')}</span>}<b/></p>;",
  'elements beside elements': 'const a = <p>{icon}{isNew && <b/>}</p>;',
  'fixed text between elements that stay': 'const a = <p><b/> · <i/></p>;',
  'a function that returns text': 'function findName() { return name; }',
} as const;

const samples = [...Object.values(reported), ...Object.values(accepted)];
const fileOf = (sample: string) => `/sample-${samples.findIndex((each) => each === sample)}.tsx`;
const files = new Map(samples.map((sample) => [fileOf(sample), PRELUDE + sample]));

/** Compiles the samples in memory, with the types of the language only. */
function createProgram() {
  const options = {
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  };
  return ts.createProgram({ rootNames: [...files.keys()], options, host });
}

let program: ts.Program;
before(() => {
  program = createProgram();
});

function listReports(sample: string) {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    plugins: { portal: { rules: { 'bare-text': bareText } } },
    rules: { 'portal/bare-text': 'error' },
  };
  return new Linter({ cwd: '/' })
    .verify(
      files.get(fileOf(sample)) ?? '',
      // The types of ESLint and of typescript-eslint do not know each other.
      config as unknown as Linter.Config,
      fileOf(sample),
    )
    .map(({ ruleId, message }) => ruleId ?? message);
}

for (const [what, sample] of Object.entries(reported))
  test(`the lint rule for text beside siblings reports ${what}`, () => {
    assert.deepEqual([...new Set(listReports(sample))], ['portal/bare-text']);
  });

for (const [what, sample] of Object.entries(accepted))
  test(`the lint rule for text beside siblings accepts ${what}`, () => {
    assert.deepEqual(listReports(sample), []);
  });
