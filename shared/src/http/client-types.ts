import type { paths } from '../api/index.ts';

type Method = 'get' | 'post';

/** The paths that have an operation of a method. */
export type PathOf<Paths, M extends Method> = {
  [Path in keyof Paths & string]: Paths[Path] extends Record<M, object> ? Path : never;
}[keyof Paths & string];

type OperationOf<Paths, Path, M extends Method> = Path extends keyof Paths
  ? M extends keyof Paths[Path]
    ? Paths[Path][M]
    : never
  : never;

type Success = 200 | 201 | 202 | 204;

/** The body of an operation's successful response; undefined where there is none. */
export type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends Success
        ? Responses[Status] extends { content: { 'application/json': infer Body } }
          ? Body
          : undefined
        : never;
    }[keyof Responses]
  : never;

type ParametersOf<Operation, Kind extends string> = Operation extends { parameters: infer Parameters }
  ? Kind extends keyof Parameters
    ? NonNullable<Parameters[Kind]>
    : never
  : never;

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

// The document writes `never` for the kinds of parameters an operation does not have.
type Field<Name extends string, T> = [T] extends [never]
  ? unknown
  : [RequiredKeys<T>] extends [never]
    ? Partial<Record<Name, { [Value in keyof T]?: T[Value] | undefined }>>
    : Record<Name, T>;

/** Options of every call. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Timeout in milliseconds for the whole call, body and retries included. @default 15000, and 600000 for a file */
  timeout?: number;
  /** Further headers, e.g. `If-Match`. */
  headers?: Record<string, string>;
  /** Lets a request of at most 64 KB finish after the page is closed. */
  keepalive?: boolean;
  /** Called when an upload starts and while it is sent; the body has to be a Blob. */
  onUploadProgress?: (progress: UploadProgress) => void;
};

/** Progress of an upload in bytes. */
export type UploadProgress = { /** Bytes. */ sent: number; total: number };

/** The paths whose response to a method is a file. */
export type FilePathOf<Paths, M extends Method = 'get'> = {
  [Path in keyof Paths & string]: Paths[Path] extends Record<
    M,
    { responses: { 200: { content: infer Content } } }
  >
    ? keyof Content & ('text/csv' | 'text/plain' | 'application/xml') extends never
      ? never
      : Path
    : never;
}[keyof Paths & string];

/** A downloaded file with the name the server gives it. */
export type ApiFile = { name: string; blob: Blob };

/** Progress of a download in bytes; `total` is undefined when the response has no `Content-Length`. */
export type FileProgress = { /** Bytes. */ received: number; total: number | undefined };

/** Options of a call that downloads a file. */
export type FileOptions = CallOptions & {
  /** Called when the response starts and after each chunk. */
  onProgress?: (progress: FileProgress) => void;
};

type OptionsOf<Operation> = CallOptions &
  Field<'query', ParametersOf<Operation, 'query'>> &
  Field<'params', ParametersOf<Operation, 'path'>>;

type Arguments<Operation> =
  object extends OptionsOf<Operation> ? [options?: OptionsOf<Operation>] : [options: OptionsOf<Operation>];

/** The request body of an operation. */
export type RequestBodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json
    : FormData | Blob
  : undefined;

/** A client whose paths, parameters and bodies are typed by an OpenAPI document. */
export type TypedClient<Paths> = {
  get<Path extends PathOf<Paths, 'get'>>(
    path: Path,
    ...options: Arguments<OperationOf<Paths, Path, 'get'>>
  ): Promise<ResponseOf<OperationOf<Paths, Path, 'get'>>>;
  /** Downloads a file. */
  file<Path extends FilePathOf<Paths>>(
    path: Path,
    options: FileOptions & OptionsOf<OperationOf<Paths, Path, 'get'>>,
  ): Promise<ApiFile>;
  /** Downloads a file by a POST, for what must not be in an address. */
  postFile<Path extends FilePathOf<Paths, 'post'>>(
    path: Path,
    body: RequestBodyOf<OperationOf<Paths, Path, 'post'>>,
    options?: FileOptions,
  ): Promise<ApiFile>;
  post<Path extends PathOf<Paths, 'post'>>(
    path: Path,
    body: RequestBodyOf<OperationOf<Paths, Path, 'post'>>,
    ...options: Arguments<OperationOf<Paths, Path, 'post'>>
  ): Promise<ResponseOf<OperationOf<Paths, Path, 'post'>>>;
};

/** The client of the portal's API; calls reject with an error of this module. */
export type ApiClient = TypedClient<paths>;

/** The response body of a GET, e.g. `GetResponse<'/report/summary'>`. */
export type GetResponse<Path extends PathOf<paths, 'get'>> = ResponseOf<OperationOf<paths, Path, 'get'>>;

/** A path whose response is a file. */
export type FilePath = FilePathOf<paths>;

/** The query parameters of a file, e.g. `FileQuery<'/report/videos/export'>`. */
export type FileQuery<Path extends FilePath> = ParametersOf<paths[Path]['get'], 'query'>;

/** The response body of a POST. */
export type PostResponse<Path extends PathOf<paths, 'post'>> = ResponseOf<OperationOf<paths, Path, 'post'>>;

/** The request body of a POST. */
export type PostRequestBody<Path extends PathOf<paths, 'post'>> = RequestBodyOf<
  OperationOf<paths, Path, 'post'>
>;
