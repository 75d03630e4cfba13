import path from 'node:path';
import ts from 'typescript';

const OPTIONS = 'tsconfig.base.json';

function optionsOf(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, OPTIONS), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, composite: false, noEmit: true };
}

function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

/**
 * The texts that template expressions of some files can become, as far as the compiler knows them: where `kind` is
 * `'new' | 'old'`, t(`list.${kind}`) is `list.new` and `list.old`, and nothing else below `list.`.
 */
export function composedTexts(root: string, files: readonly string[]): Map<string, Set<string>> {
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const texts = new Set<string>();
    const visit = (node: ts.Node) => {
      if (ts.isTemplateExpression(node)) {
        for (const text of literalsOf(checker.getTypeAtLocation(node))) texts.add(text);
      }
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source) visit(source);
    found.set(file, texts);
  }
  return found;
}
