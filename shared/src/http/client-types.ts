import type { paths } from '../api/index.ts';

type Method = 'get' | 'post';

/** The paths of the API that know a method. */
export type PathOf<Paths, M extends Method> = {
  [Path in keyof Paths & string]: Paths[Path] extends Record<M, object> ? Path : never;
}[keyof Paths & string];

type OperationOf<Paths, Path, M extends Method> = Path extends keyof Paths
  ? M extends keyof Paths[Path]
    ? Paths[Path][M]
    : never
  : never;

type Success = 200 | 201 | 202 | 204;

/** The body of an operation's answer when it succeeds; undefined where there is none. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
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

/** What every call can be given. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Milliseconds until the call is given up. @default 15000, and 600000 for a file */
  timeout?: number;
  /** Further headers, e.g. `If-Match`. */
  headers?: Record<string, string>;
  /** Lets a small call outlive the page. */
  keepalive?: boolean;
};

/** The paths of the API that answer with a file. */
export type FilePathOf<Paths> = {
  [Path in keyof Paths & string]: Paths[Path] extends {
    get: { responses: { 200: { content: { 'text/csv': unknown } } } };
  }
    ? Path
    : never;
}[keyof Paths & string];

/** A file as the server made it. */
export type ApiFile = { name: string; blob: Blob };

/** How far a file is; its whole size is not always known. */
export type FileProgress = { /** Bytes. */ received: number; total: number | undefined };

/** What a call for a file can be given. */
export type FileOptions = CallOptions & {
  /** Told at the first byte and with each part of it. */
  onProgress?: (progress: FileProgress) => void;
};

type OptionsOf<Operation> = CallOptions &
  Field<'query', ParametersOf<Operation, 'query'>> &
  Field<'params', ParametersOf<Operation, 'path'>>;

type Arguments<Operation> =
  object extends OptionsOf<Operation> ? [options?: OptionsOf<Operation>] : [options: OptionsOf<Operation>];

/** The body an operation takes. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json
    : FormData | Blob
  : undefined;

/** A client whose calls are typed by an OpenAPI document. */
export type TypedClient<Paths> = {
  get<Path extends PathOf<Paths, 'get'>>(
    path: Path,
    ...options: Arguments<OperationOf<Paths, Path, 'get'>>
  ): Promise<AnswerOf<OperationOf<Paths, Path, 'get'>>>;
  /** Fetches a file, to be saved. */
  file<Path extends FilePathOf<Paths>>(
    path: Path,
    options: FileOptions & OptionsOf<OperationOf<Paths, Path, 'get'>>,
  ): Promise<ApiFile>;
  post<Path extends PathOf<Paths, 'post'>>(
    path: Path,
    body: BodyOf<OperationOf<Paths, Path, 'post'>>,
    ...options: Arguments<OperationOf<Paths, Path, 'post'>>
  ): Promise<AnswerOf<OperationOf<Paths, Path, 'post'>>>;
};

/** The client of the portal's API. */
export type ApiClient = TypedClient<paths>;

/** The answer of a GET, e.g. `GetAnswer<'/report/summary'>`. */
export type GetResponse<Path extends PathOf<paths, 'get'>> = AnswerOf<OperationOf<paths, Path, 'get'>>;

/** A path that answers with a file. */
export type FilePath = FilePathOf<paths>;

/** What a file is asked for by, e.g. `FileQuery<'/report/videos/export'>`. */
export type FileQuery<Path extends FilePath> = ParametersOf<paths[Path]['get'], 'query'>;

/** The answer of a POST. */
export type PostResponse<Path extends PathOf<paths, 'post'>> = AnswerOf<OperationOf<paths, Path, 'post'>>;

/** The body of a POST. */
export type PostRequestBody<Path extends PathOf<paths, 'post'>> = BodyOf<OperationOf<paths, Path, 'post'>>;
