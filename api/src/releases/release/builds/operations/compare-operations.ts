import { compareSchemas, type Direction } from './compare-schemas.ts';
import type { MediaTypes } from './openapi-document.ts';
import type { Operation } from './operation.ts';

const compareContent = (
  { built, today, direction, at }: { built: Operation; today: Operation; direction: Direction; at: string },
  [before, now]: [MediaTypes, MediaTypes],
): string[] =>
  Object.entries(before).flatMap(([type, { schema }]) => {
    if (!(type in now)) return [`${at} is no longer ${type}`];
    const other = now[type]?.schema;
    if (!schema || !other) return [];
    const [old, current] = [
      { schema, schemas: built.schemas },
      { schema: other, schemas: today.schemas },
    ];
    const [from, to] = direction === 'request' ? [old, current] : [current, old];
    return compareSchemas({ from, to, direction, at, open: [] });
  });

const compareParameters = (built: Operation, today: Operation): string[] => {
  const [before, now] = [built.operation.parameters, today.operation.parameters];
  const added = now.filter(
    ({ in: place, name, required }) =>
      required && !before.some((one) => one.in === place && one.name === name && one.required),
  );
  return [
    ...added.map(({ name }) => `${name} is required now`),
    ...before.flatMap(({ in: place, name, schema }) => {
      const other = now.find((one) => one.in === place && one.name === name);
      if (!other) return [`${name} is no longer accepted`];
      const from = { schema, schemas: built.schemas };
      const to = { schema: other.schema, schemas: today.schemas };
      return compareSchemas({ from, to, direction: 'request', at: name, open: [] });
    }),
  ];
};

const compareBodies = (built: Operation, today: Operation): string[] => {
  const [before, now] = [built.operation.requestBody, today.operation.requestBody];
  if (!before) return now?.required ? ['a body is required now'] : [];
  if (!now) return ['a body is no longer accepted'];
  return compareContent({ built, today, direction: 'request', at: 'body' }, [before.content, now.content]);
};

const compareResponses = (built: Operation, today: Operation): string[] =>
  Object.entries(built.operation.responses).flatMap(([status, { content = {} }]) => {
    const now = today.operation.responses[status];
    if (!now) return [`there is no ${status} response any more`];
    const at = 'response';
    return compareContent({ built, today, direction: 'response', at }, [content, now.content ?? {}]);
  });

/** Every reason why a build that was built with an operation cannot call that of today. */
export const compareOperations = (built: Operation, today: Operation): string[] =>
  built.hash === today.hash
    ? []
    : [...compareParameters(built, today), ...compareBodies(built, today), ...compareResponses(built, today)];
