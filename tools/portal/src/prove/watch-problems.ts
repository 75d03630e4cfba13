import { format } from 'node:util';
import type { CDPSession } from 'playwright-core';
import { watchDocuments } from './watch-documents.ts';
import type { FailureCode } from './proof-shapes.ts';
import { formatFrames, splitStack } from './stack.ts';

/** An error that the browser reported of a page; `toFailures` attributes it to a remote and a route. */
export type PageError = {
  code: FailureCode;
  reason: string;
  /** Where it came from, innermost frame first; empty when the browser does not say. */
  stack: string[];
  /** The remote whose script reported it, or `shell`; undefined when the script is not known. */
  remote: string | undefined;
  /** The API refused a call, e.g. because nothing has that id. */
  isApiRefusal: boolean;
};

/** Messages about the Content Security Policy, Integrity-Policy and Trusted Types. */
const POLICY_MESSAGE =
  /Content Security Policy|Integrity-Policy|'integrity' attribute|TrustedScript|TrustedHTML|TrustedTypePolicy/;
/** Leaving a page aborts its pending requests by design. */
const ABORTED = 'net::ERR_ABORTED';
/** The server of the proof, or the way to it, failed. */
const CONNECTION =
  /^net::ERR_(?:CONNECTION|ADDRESS|NETWORK|INTERNET|SOCKET|NAME|TIMED_OUT|EMPTY_RESPONSE|INCOMPLETE|CONTENT_LENGTH)/;

const parseRemote = (text: string) => /\/r\/([a-z0-9-]+)\//.exec(text)?.[1];

const isSameOrigin = (url: string, documentUrl: string) =>
  URL.parse(url)?.origin === URL.parse(documentUrl)?.origin;

type RemoteObject = {
  value?: unknown;
  unserializableValue?: string;
  description?: string;
  preview?: { properties: { name: string; value?: string }[] };
};

const toText = ({ value, unserializableValue, description, preview }: RemoteObject): string => {
  if (value !== undefined) return typeof value === 'string' ? value : JSON.stringify(value);
  if (preview && description === 'Object')
    return `{${preview.properties.map((each) => `${each.name}: ${each.value ?? '…'}`).join(', ')}}`;
  return unserializableValue ?? description ?? 'undefined';
};

type SentRequest = { method: string; url: string; documentUrl: string; loaderId: string; stack: string[] };

export type ProblemListeners = {
  onProblem(problem: PageError): void;
  /** Something other than the pages failed. */
  onInterruption(reason: string): void;
};

/**
 * Reports what goes wrong in the documents that a tab visits. What no document requested, such as the browser's own request
 * for an icon, and what a document reports that the tab has left, count for nothing.
 */
export async function watchProblems(
  session: CDPSession,
  { onProblem, onInterruption }: ProblemListeners,
): Promise<{ leave(): void }> {
  const documents = watchDocuments(session);
  const requests = new Map<string, SentRequest>();

  const reportText = (code: FailureCode, text: string, frames: string[], url = '') => {
    const { message, stack } = splitStack(text);
    const found = stack.length > 0 ? stack : frames;
    onProblem({
      code: POLICY_MESSAGE.test(text) ? 'policy_violation' : code,
      reason: message,
      stack: found,
      remote: parseRemote(url) ?? parseRemote(frames[0] ?? '') ?? parseRemote(found.join('\n')),
      isApiRefusal: false,
    });
  };
  const reportRequest = ({ method, url, stack }: SentRequest, outcome: string, isApiRefusal: boolean) =>
    onProblem({
      code: 'request_failed',
      reason: `${method} ${url} ${outcome}`,
      stack,
      remote: parseRemote(url),
      isApiRefusal,
    });

  session.on(
    'Network.requestWillBeSent',
    ({ requestId, loaderId, documentURL, request, type, initiator }) => {
      documents.see(loaderId);
      // The browser's own request, such as for an icon: no markup, style or script of a page made it.
      if (type === 'Other' && initiator.type === 'other') return;
      const stack = formatFrames(initiator.stack?.callFrames ?? []);
      const { method, url } = request;
      requests.set(requestId, { method, url, documentUrl: documentURL, loaderId, stack });
    },
  );
  session.on('Network.responseReceived', ({ requestId, response: { status } }) => {
    const request = requests.get(requestId);
    if (!request || status < 400 || documents.isLeft(request.loaderId)) return;
    const { method, url, documentUrl } = request;
    const isOwn = isSameOrigin(url, documentUrl);
    if (status >= 500 && isOwn)
      onInterruption(
        `the server of the proof responded with ${status} to ${method} ${new URL(url).pathname}`,
      );
    else
      reportRequest(request, `responded with ${status}`, isOwn && new URL(url).pathname.startsWith('/api/'));
  });
  session.on('Network.loadingFinished', ({ requestId }) => void requests.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled = false }) => {
    const request = requests.get(requestId);
    requests.delete(requestId);
    if (!request || canceled || errorText === ABORTED || documents.isLeft(request.loaderId)) return;
    const { url, documentUrl } = request;
    if (CONNECTION.test(errorText) && isSameOrigin(url, documentUrl))
      onInterruption(`the server of the proof could not be reached: ${errorText}`);
    else reportRequest(request, errorText, false);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    if (documents.isCurrentLeft()) return;
    const { text, exception, stackTrace, url, lineNumber, columnNumber } = exceptionDetails;
    const at = url === undefined ? [] : [{ functionName: '', url, lineNumber, columnNumber }];
    reportText(
      'uncaught_error',
      exception ? toText(exception) : text,
      formatFrames(stackTrace?.callFrames ?? at),
    );
  });
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    if (type !== 'error' || documents.isCurrentLeft()) return;
    const frames = stackTrace?.callFrames ?? [];
    reportText('console_error', format(...args.map(toText)), formatFrames(frames), frames[0]?.url);
  });
  session.on('Log.entryAdded', ({ entry }) => {
    const { level, text, url, lineNumber = 0, stackTrace, networkRequestId } = entry;
    // A request's failure is reported by the events of the network, which name the document that made it.
    if (level !== 'error' || networkRequestId !== undefined || documents.isCurrentLeft()) return;
    const at = url === undefined ? [] : [{ functionName: '', url, lineNumber, columnNumber: 0 }];
    reportText('console_error', text, formatFrames(stackTrace?.callFrames ?? at), url);
  });
  await Promise.all([
    session.send('Page.enable'),
    session.send('Network.enable'),
    session.send('Runtime.enable'),
    session.send('Log.enable'),
  ]);
  return documents;
}
