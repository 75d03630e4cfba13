import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { addBody, deleteBody, updateBody, viewSchema } from './view.schemas.ts';
import { createViewService, MAX_VIEWS } from './view.service.ts';

/** Saved views of report screens; users see only their own. */
export const viewRoutes: FastifyPluginAsyncZod = async (app) => {
  const views = createViewService({ db: app.database.db, ids: app.ids });

  app.get(
    '/view/list',
    {
      schema: {
        operationId: 'savedViews',
        summary: "The caller's saved views of all screens, by screen and name",
        tags: ['views'],
        response: {
          200: createResponseSchema({
            items: z.array(viewSchema),
            maximum: z.int().describe('The maximum number of views.'),
          }),
          ...describeProblems('unauthenticated'),
        },
      },
    },
    async (request) => ({ ...ok, items: await views.list(requireSession(request)), maximum: MAX_VIEWS }),
  );

  app.post(
    '/view/add',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'addSavedView',
        summary: `Saves the filters of a screen under a name that is free there; a user may have ${MAX_VIEWS} views`,
        tags: ['views'],
        body: addBody,
        response: {
          200: createResponseSchema({ view: viewSchema }),
          ...describeProblems('unauthenticated', 'view_name_taken', 'views_full'),
        },
      },
    },
    async (request) => ({ ...ok, view: await views.add(requireSession(request), request.body) }),
  );

  app.post(
    '/view/update',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'updateSavedView',
        summary: "Changes a saved view's name or query, or whether its screen opens with it",
        tags: ['views'],
        body: updateBody,
        response: {
          200: createResponseSchema({ view: viewSchema }),
          ...describeProblems('unauthenticated', 'not_found', 'view_name_taken'),
        },
      },
    },
    async (request) => {
      const { id, ...change } = request.body;
      return { ...ok, view: await views.update(requireSession(request), id, change) };
    },
  );

  app.post(
    '/view/delete',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'deleteSavedView',
        summary: 'Deletes a saved view',
        tags: ['views'],
        body: deleteBody,
        response: { 200: z.object(successMembers), ...describeProblems('unauthenticated', 'not_found') },
      },
    },
    async (request) => {
      await views.remove(requireSession(request), request.body.id);
      return ok;
    },
  );
};
