import path from 'node:path';
import ts from 'typescript';

/** The options every package is compiled with, for looking at sources without writing anything. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, composite: false, noEmit: true };
}
