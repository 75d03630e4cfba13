import { SourceMap } from 'node:module';
import path from 'node:path';

/** The source map at a path, undefined when there is none. */
export type ReadSourceMap = (path: string) => Promise<string | Buffer | undefined>;

/** A position in a script of a build, in the stack traces of every browser; the cache-busting suffix is no part of its path. */
const POSITION = /https?:\/\/[^/\s()]+(\/r\/([\w-]+)\/[^\s()?:]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g;
/** Webpack's name of a source: a path from the package's folder, with a suffix when several sources have that path. */
const SOURCE = /^webpack:\/\/[^/]+\/(\.{1,2}\/.+?)(?:\?\w+)?$/;

/** The original position as a path of this checkout, which editors and terminals open. */
const findSource = (
  map: SourceMap,
  { owner, line, column }: { owner: string; line: number; column: number },
) => {
  const origin = map.findOrigin(line, column);
  if (!('fileName' in origin)) return undefined;
  const [, relative] = SOURCE.exec(origin.fileName) ?? [];
  const file = relative === undefined ? origin.fileName : path.posix.join(owner, relative);
  return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
};

/** A stack trace with positions in the sources, where there are source maps; other positions stay as they are. */
export async function mapStack(stack: string, readSourceMap: ReadSourceMap): Promise<string> {
  const scripts = new Set([...stack.matchAll(POSITION)].map(([, script = '']) => script));
  const maps = new Map<string, SourceMap>();
  for (const script of scripts) {
    const text = await readSourceMap(`${script}.map`);
    if (text !== undefined) maps.set(script, new SourceMap(JSON.parse(String(text))));
  }
  return stack.replaceAll(
    POSITION,
    (written, script: string, owner: string, line: string, column: string) => {
      const map = maps.get(script);
      return (map && findSource(map, { owner, line: Number(line), column: Number(column) })) ?? written;
    },
  );
}
