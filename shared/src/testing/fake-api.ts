import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiClient, GetResponse, PostResponse, PostRequestBody } from '../http/index.ts';

/** The network's far end; a request that nothing answers fails the test. */
export const fakeServer = setupServer();

type GetPath = Parameters<ApiClient['get']>[0];
type PostPath = Parameters<ApiClient['post']>[0];
type FilePath = Parameters<ApiClient['file']>[0];

/** The part of an answer that says something; `success` and `message` are put around it. */
export type Payload<Answer> = Omit<Answer, 'success' | 'message'>;

/** A call as the server sees it. */
export type FakeRequest<Body = undefined> = {
  query: URLSearchParams;
  params: Record<string, string>;
  headers: Headers;
  body: Body;
};

/** A failure of the server, made by `refusal`. */
export class Refusal {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

/** A failure as the server answers it: a problem document with this status and code. */
export const refusal = (
  status: number,
  code: string,
  more: { message?: string; errors?: { path: string; message: string; code: string }[] } = {},
): Refusal =>
  new Refusal(
    HttpResponse.json(
      {
        success: false,
        message: more.message ?? code,
        type: `https://portal.example/problems/${code}`,
        title: code,
        status,
        code,
        request_id: 'req-test',
        ...(more.errors && { errors: more.errors }),
      },
      { status, headers: { 'Content-Type': 'application/problem+json' } },
    ),
  );

/** No answer at all, as when the network is gone. */
export const networkFailure = (): Refusal => new Refusal(HttpResponse.error());

type Answering<Answer, Body = undefined> =
  | Payload<Answer>
  | Refusal
  | ((request: FakeRequest<Body>) => Payload<Answer> | Refusal | Promise<Payload<Answer> | Refusal>);

/** A file, or what the server does instead of making one. */
type FakeFile = { name: string; content: string } | Refusal;
type FileAnswering = FakeFile | ((request: FakeRequest) => FakeFile | Promise<FakeFile>);

const fileResponse = ({ name, content }: Exclude<FakeFile, Refusal>) =>
  new Response(content, {
    headers: {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Length': String(new TextEncoder().encode(content).byteLength),
    },
  });

/** The calls a fake has answered so far. */
export type FakeCalls<Body = undefined> = { readonly calls: readonly FakeRequest<Body>[] };

const answerWith = <Body>(method: 'get' | 'post', path: string, answer: unknown): FakeCalls<Body> => {
  const calls: FakeRequest<Body>[] = [];
  const pattern = `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  fakeServer.use(
    http[method](pattern, async ({ request, params }) => {
      const text = method === 'post' ? await request.clone().text() : '';
      const call: FakeRequest<Body> = {
        query: new URL(request.url).searchParams,
        // A pattern of ours has no repeated parameters, so each has one value.
        params: params as Record<string, string>,
        headers: request.headers,
        // The client types what it sends by the same document.
        body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined) as Body,
      };
      calls.push(call);
      const given: unknown =
        typeof answer === 'function' ? await (answer as (c: typeof call) => unknown)(call) : answer;
      if (given instanceof Refusal) return given.response.clone();
      if (given instanceof Response) return given.clone();
      return HttpResponse.json({ success: true, message: '', ...(given as object) });
    }),
  );
  return { calls };
};

/**
 * Answers the API's calls in a test; paths, answers and bodies are typed by the same document as the client's.
 *
 * @example
 * ```ts
 * fakeApi.get('/music/tags', { tags: [] });
 * fakeApi.get('/channel/list', ({ query }) => page(channels, query));
 * const login = fakeApi.post('/member/login', refusal(401, 'bad_credentials'));
 * expect(login.calls).toHaveLength(1);
 * ```
 */
export const fakeApi = {
  get: <Path extends GetPath>(path: Path, answer: Answering<GetResponse<Path>>): FakeCalls =>
    answerWith('get', path, answer),
  file: (path: FilePath, answer: FileAnswering): FakeCalls =>
    answerWith('get', path, async (request: FakeRequest) => {
      const file = typeof answer === 'function' ? await answer(request) : answer;
      return file instanceof Refusal ? file : fileResponse(file);
    }),
  post: <Path extends PostPath>(
    path: Path,
    answer: Answering<PostResponse<Path>, PostRequestBody<Path>>,
  ): FakeCalls<PostRequestBody<Path>> => answerWith('post', path, answer),
};
