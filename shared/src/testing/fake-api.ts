import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type {
  ApiClient,
  FieldError,
  FileError,
  GetResponse,
  PostResponse,
  PostRequestBody,
} from '../http/index.ts';

/** The msw server behind `fakeApi`; a request without a handler fails the test. */
export const fakeServer = setupServer();

type GetPath = Parameters<ApiClient['get']>[0];
type PostPath = Parameters<ApiClient['post']>[0];
type FilePath = Parameters<ApiClient['file']>[0];
type PostedFilePath = Parameters<ApiClient['postFile']>[0];

/** A response body without `success` and `message`, which the fake adds. */
export type Payload<ResponseBody> = Omit<ResponseBody, 'success' | 'message'>;

/** A request as the server receives it. */
export type FakeRequest<Body = undefined> = {
  query: URLSearchParams;
  params: Record<string, string>;
  headers: Headers;
  body: Body;
};

/** A response that is sent as it is; made by `errorResponse` and `networkFailure`. */
export class FakeFailure {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

/** An error response of the API: a problem document with this status and code. */
export const errorResponse = (
  status: number,
  code: string,
  more: { message?: string; errors?: FieldError[]; fileErrors?: FileError[] } = {},
): FakeFailure =>
  new FakeFailure(
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
        ...(more.fileErrors && { file_errors: more.fileErrors }),
      },
      { status, headers: { 'Content-Type': 'application/problem+json' } },
    ),
  );

/** A request that fails without a response, as offline. */
export const networkFailure = (): FakeFailure => new FakeFailure(HttpResponse.error());

type FakeResponse<ResponseBody, Body = undefined> =
  | Payload<ResponseBody>
  | FakeFailure
  | ((
      request: FakeRequest<Body>,
    ) => Payload<ResponseBody> | FakeFailure | Promise<Payload<ResponseBody> | FakeFailure>);

/** A file, or the failure in its place. */
type FakeFile = { name: string; content: string } | FakeFailure;
type FakeFileResponse<Body = undefined> =
  FakeFile | ((request: FakeRequest<Body>) => FakeFile | Promise<FakeFile>);

const fileResponse = ({ name, content }: Exclude<FakeFile, FakeFailure>) =>
  new Response(content, {
    headers: {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Length': String(new TextEncoder().encode(content).byteLength),
    },
  });

/** The requests that a fake has received so far. */
export type FakeCalls<Body = undefined> = { readonly calls: readonly FakeRequest<Body>[] };

const respondWith = <Body>(method: 'get' | 'post', path: string, response: unknown): FakeCalls<Body> => {
  const calls: FakeRequest<Body>[] = [];
  const pattern = `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  fakeServer.use(
    http[method](pattern, async ({ request, params }) => {
      const text = method === 'post' ? await request.clone().text() : '';
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      const call: FakeRequest<Body> = {
        query: new URL(request.url).searchParams,
        // The API's patterns have no repeated parameters, so each has one value.
        params: params as Record<string, string>,
        headers: request.headers,
        // The client types request bodies by the same OpenAPI document.
        body: (isJson && text !== '' ? JSON.parse(text) : undefined) as Body,
      };
      calls.push(call);
      const given: unknown =
        typeof response === 'function' ? await (response as (c: typeof call) => unknown)(call) : response;
      if (given instanceof FakeFailure) return given.response.clone();
      if (given instanceof Response) return given.clone();
      return HttpResponse.json({ success: true, message: '', ...(given as object) });
    }),
  );
  return { calls };
};

const respondWithFile = <Body>(method: 'get' | 'post', path: string, response: FakeFileResponse<Body>) =>
  respondWith<Body>(method, path, async (request: FakeRequest<Body>) => {
    const file = typeof response === 'function' ? await response(request) : response;
    return file instanceof FakeFailure ? file : fileResponse(file);
  });

/**
 * Fakes responses of the API in a test; paths and bodies are typed by the OpenAPI document, as the client's are.
 *
 * @example
 * ```ts
 * fakeApi.get('/music/tags', { tags: [] });
 * fakeApi.get('/channel/list', ({ query }) => page(channels, query));
 * const login = fakeApi.post('/member/login', errorResponse(401, 'bad_credentials'));
 * expect(login.calls).toHaveLength(1);
 * ```
 */
export const fakeApi = {
  get: <Path extends GetPath>(path: Path, response: FakeResponse<GetResponse<Path>>): FakeCalls =>
    respondWith('get', path, response),
  file: (path: FilePath, response: FakeFileResponse): FakeCalls => respondWithFile('get', path, response),
  postFile: <Path extends PostedFilePath>(
    path: Path,
    response: FakeFileResponse<PostRequestBody<Path>>,
  ): FakeCalls<PostRequestBody<Path>> => respondWithFile('post', path, response),
  post: <Path extends PostPath>(
    path: Path,
    response: FakeResponse<PostResponse<Path>, PostRequestBody<Path>>,
  ): FakeCalls<PostRequestBody<Path>> => respondWith('post', path, response),
};
