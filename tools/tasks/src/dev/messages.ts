/** The questions one process of the development server may be asked: the argument and the answer of each. */
export type Calls = Record<string, { argument: unknown; answer: unknown }>;

/** What goes to a helper process. */
export type Question = { id: number; name: string; argument: unknown };

/** What comes from it: an answer, or what it says of itself. */
export type Message =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }
  /** Files of the workspace it has read as code since it last said so. */
  | { kind: 'loaded'; files: string[] }
  | { kind: 'ready' };
