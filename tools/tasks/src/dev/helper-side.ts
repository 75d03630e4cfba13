import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@portal/webpack/workspace';
import type { Calls, Message, Question } from './messages.ts';

const tell = (message: Message) => process.send?.(message);

const isOurs = (file: string) => file.startsWith(root + path.sep) && !file.includes('node_modules');

/**
 * From here on tells which files of the workspace this process runs: when one of them changes, the process has to be
 * replaced. Call it before what is to be watched is imported.
 */
export function tellLoadedFiles() {
  let found: string[] = [];
  registerHooks({
    load(url, context, nextLoad) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (isOurs(file)) {
        if (found.length === 0) {
          setImmediate(() => {
            tell({ kind: 'loaded', files: found });
            found = [];
          });
        }
        found.push(file);
      }
      return nextLoad(url, context);
    },
  });
}

type Handlers<C extends Calls> = {
  [Name in keyof C]: (argument: C[Name]['argument']) => Promise<C[Name]['answer']>;
};

/** Answers the questions of the process that started this one, and ends when that one is gone. */
export function answerQuestions<C extends Calls>(handlers: Handlers<C>, end: () => Promise<void>) {
  const answer = async ({ id, name, argument }: Question): Promise<Message> => {
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`Nobody answers "${name}" here.`);
      return { kind: 'answer', id, value: await handler(argument) };
    } catch (error) {
      return { kind: 'failure', id, message: error instanceof Error ? error.message : String(error) };
    }
  };
  // The only sender is `Helper`, whose questions have this shape.
  process.on('message', (question) => void answer(question as Question).then(tell));
  // Ctrl-C reaches every process of the terminal; the one that started this one decides when it ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => void end().finally(() => process.exit()));
  tell({ kind: 'ready' });
}
