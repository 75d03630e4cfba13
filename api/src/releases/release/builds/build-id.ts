export type BuildId = { name: string; version: string };
