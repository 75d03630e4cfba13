import { createRequire } from 'node:module';
import type { Compilation, Compiler } from 'webpack';

type Methods = Record<string, unknown>;

/** The members of the API's OpenAPI document that this plugin reads. */
export type ApiDocument = {
  openapi: string;
  paths: Record<string, Methods>;
  components: { schemas: Record<string, unknown> };
};

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
/** A text that may be a path of the API, maybe with a query, and the method of the client before it, if there is one. */
const PATH = /(?:\.(get|post)\(\s*)?(["'`])(?:\/api)?(\/[a-z][\w./-]*)(?:\2|\?)/g;

const readApiDocument = () =>
  createRequire(import.meta.url)('@portal/shared/api/openapi.json') as ApiDocument;

const listSources = (compilation: Compilation) =>
  [...compilation.modules].map((module) => String(module.originalSource()?.source() ?? ''));

/**
 * The paths and methods that sources name. A path without a method before it stands for all of its methods, because a
 * call may choose its path by a condition.
 */
const selectCalls = (sources: readonly string[], { paths }: ApiDocument): Record<string, Methods> => {
  const called: Record<string, Methods> = {};
  for (const source of sources) {
    for (const [, method, , path = ''] of source.matchAll(PATH)) {
      const methods = Object.hasOwn(paths, path) ? paths[path] : undefined;
      if (!methods) continue;
      const chosen = method && method in methods ? { [method]: methods[method] } : methods;
      called[path] = { ...called[path], ...chosen };
    }
  }
  return Object.fromEntries(Object.entries(called).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The schemas that paths refer to, directly or through others. */
const selectSchemas = (paths: Record<string, Methods>, { components }: ApiDocument) => {
  const found: Record<string, unknown> = {};
  const add = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (name in found) continue;
      found[name] = components.schemas[name];
      add(found[name]);
    }
  };
  add(paths);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * Emits `api.json`: the part of the API's OpenAPI document that the modules of a build call, as it is when the build is
 * made. With it the server knows which of its changes would break the build.
 */
export class ApiCallsPlugin {
  readonly #readDocument: () => ApiDocument;

  constructor(readDocument = readApiDocument) {
    this.#readDocument = readDocument;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ApiCallsPlugin', (compilation) => {
      let named: string[] = [];
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap('ApiCallsPlugin', () => {
        named = listSources(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ApiCallsPlugin', stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const document = this.#readDocument();
          const paths = selectCalls(named, document);
          const schemas = selectSchemas(paths, document);
          const text = JSON.stringify({ openapi: document.openapi, paths, components: { schemas } });
          compilation.emitAsset('api.json', new sources.RawSource(`${text}\n`));
        },
      );
    });
  }
}
