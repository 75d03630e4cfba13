import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An export of the contract, and its documentation. */
export type ContractExport = {
  name: string;
  kind: 'class' | 'component' | 'function' | 'hook' | 'type' | 'value';
  /** The first paragraph of its TSDoc comment; undefined when it has none. */
  description: string | undefined;
  /** The library that it is re-exported from; undefined for our own exports. */
  library: string | undefined;
};

export type SubPath = { name: string; exports: ContractExport[] };

/** Sub-paths without TypeScript exports: configuration for tools, and data. */
const NOT_TYPESCRIPT = /\.(mjs|json)$/;

/** Each sub-path of the contract package with its entry file; `./ui/*` matches one folder each. */
function entryFiles(shared: string): [string, string][] {
  const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([, file]) => !NOT_TYPESCRIPT.test(file))
    .flatMap(([subPath, pattern]) => {
      const [before = '', after = ''] = pattern.replace('./', '').split('*');
      return globSync(pattern, { cwd: shared }).map((file): [string, string] => [
        subPath.replace('./', '').replace('*', file.slice(before.length, -after.length)),
        path.join(shared, file),
      ]);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const LIBRARY = /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)\//;

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): ContractExport['kind'] {
  const { name, flags, declarations: [declaration] = [] } = symbol;
  if (!(flags & ts.SymbolFlags.Value)) return 'type';
  if (flags & ts.SymbolFlags.Class) return 'class';
  const type = declaration && checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (!type || type.getCallSignatures().length === 0) return 'value';
  if (/^[A-Z]/.test(name)) return 'component';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): ContractExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  const fileName = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name: exported.name,
    kind: kindOf(symbol, checker),
    description: comment.split(/\n\s*\n/)[0]?.replaceAll(/\s*\n\s*/g, ' ') || undefined,
    library: LIBRARY.exec(fileName)?.[1]?.replace(/^@types\/(.+)$/, '$1'),
  };
}

/** Reads every export of every sub-path of the contract package. */
export function readContract(shared: string, options: ts.CompilerOptions): SubPath[] {
  const entries = entryFiles(shared);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return entries.map(([name, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const exports = checker.getExportsOfModule(module).map((symbol) => describeExport(symbol, checker));
    return { name, exports: exports.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
}
