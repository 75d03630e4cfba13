import ts from 'typescript';
import { compilerOptions } from '../compiler-options.ts';

function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

/**
 * The keys that template expressions can produce according to their types: where `kind` is `'new' | 'old'`,
 * t(`list.${kind}`) uses `list.new` and `list.old`.
 */
export function findComposedKeys(root: string, files: readonly string[]): Map<string, Set<string>> {
  const program = ts.createProgram(files, compilerOptions(root));
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
