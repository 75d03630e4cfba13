import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@portal/webpack/workspace';
import type { WorkerCalls, WorkerMessage, WorkerRequest } from './worker-messages.ts';

const send = (message: WorkerMessage) => process.send?.(message);

const isWorkspaceFile = (file: string) => file.startsWith(root + path.sep) && !file.includes('node_modules');

/**
 * Reports to the parent process which workspace files this process loads, so that it can restart the process when one
 * changes. Call it before importing the modules to watch.
 */
export function reportLoadedFiles() {
  let files: string[] = [];
  registerHooks({
    load(url, context, nextLoad) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (isWorkspaceFile(file)) {
        if (files.length === 0) {
          setImmediate(() => {
            send({ kind: 'loaded', files });
            files = [];
          });
        }
        files.push(file);
      }
      return nextLoad(url, context);
    },
  });
}

type Handlers<C extends WorkerCalls> = {
  [Name in keyof C]: (argument: C[Name]['argument']) => Promise<C[Name]['result']>;
};

/** Runs calls of the parent process, and exits after `close` when the parent disconnects. */
export function serveCalls<C extends WorkerCalls>(handlers: Handlers<C>, close: () => Promise<void>) {
  const handleRequest = async ({ id, name, argument }: WorkerRequest): Promise<WorkerMessage> => {
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`The worker process has no call "${name}".`);
      return { kind: 'result', id, value: await handler(argument) };
    } catch (error) {
      return { kind: 'failure', id, message: error instanceof Error ? error.message : String(error) };
    }
  };
  // The only sender is `WorkerProcess`, which sends this shape.
  process.on('message', (request) => void handleRequest(request as WorkerRequest).then(send));
  // Ctrl-C reaches every process of the terminal; the parent process decides when this one exits.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => void close().finally(() => process.exit()));
  send({ kind: 'ready' });
}
