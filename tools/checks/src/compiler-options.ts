import path from 'node:path';
import ts from 'typescript';

/** The compiler options of every package, for reading sources without emitting. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, composite: false, noEmit: true };
}
