import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { importLimit, writeLimit } from '../rate-limits/limits'
import { FormFile, readsFormItself } from '../uploads/form-schema'
import { addImport, cancelImport, chooseEncoding, startImport } from './decide-import'
import { getImport, listImports, listItems } from './read-import'
import { EncodingChoice, ImportItemsQuery, ImportItemsSchema, ImportQuery, ImportSchema, MOST_BYTES } from './schema'

/** Product imports from files, for administrators. The server does the work, so the browser may be closed. */
export function catalogueImportRoutes(app: App, { db }: Pick<Dependencies, 'db'>, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer }
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post(
    '/admin/imports',
    {
      onRequest: admin,
      config: { rateLimit: importLimit },
      schema: {
        ...shared,
        operationId: 'adminUploadImport',
        summary: 'Upload a CSV, TSV or XML file of at most 5 MB and compare it with the catalogue, changing nothing',
        querystring: ImportQuery,
        consumes: ['application/octet-stream'],
        body: FormFile('The unmodified file'),
        response: { 201: success(ImportSchema), ...problemResponses },
      },
      validatorCompiler: readsFormItself,
    },
    async (request, reply) => {
      const { uid } = identityOf(request)
      const body: unknown = request.body
      const id = await addImport(db, uid, request.query.name, Buffer.isBuffer(body) ? body : Buffer.alloc(0))
      reply.code(201)
      return { status: 'success' as const, data: await getImport(db, id, uid) }
    },
  )

  app.get(
    '/admin/imports',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminListImports',
        summary: 'List the latest imports',
        response: { 200: success(Type.Array(ImportSchema)), ...problemResponses },
      },
    },
    async (request) => ({ status: 'success' as const, data: await listImports(db, identityOf(request).uid) }),
  )

  app.get(
    '/admin/imports/:id',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminGetImport',
        summary: 'Get the progress of an import',
        params: IdParams,
        response: { 200: success(ImportSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await getImport(db, request.params.id, identityOf(request).uid),
    }),
  )

  app.get(
    '/admin/imports/:id/items',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminListImportItems',
        summary: 'List the effect of an import on each product, and its unreadable rows',
        params: IdParams,
        querystring: ImportItemsQuery,
        response: { 200: ImportItemsSchema, ...problemResponses },
      },
    },
    async ({ params, query }) => ({ status: 'success' as const, ...(await listItems(db, params.id, query)) }),
  )

  app.post(
    '/admin/imports/:id/encoding',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminChooseImportEncoding',
        summary: 'Read and check a file again in another encoding',
        params: IdParams,
        body: EncodingChoice,
        response: { 200: success(ImportSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { id } = request.params
      await chooseEncoding(db, id, request.body.encoding)
      return { status: 'success' as const, data: await getImport(db, id, identityOf(request).uid) }
    },
  )

  for (const { path, operationId, summary, decide } of [
    { path: 'run', operationId: 'adminRunImport', summary: 'Start the import of a checked file', decide: startImport },
    {
      path: 'cancel',
      operationId: 'adminCancelImport',
      summary: 'Cancel an import; products imported so far stay imported',
      decide: cancelImport,
    },
  ])
    app.post(
      `/admin/imports/:id/${path}`,
      {
        onRequest: admin,
        config: { rateLimit: writeLimit },
        schema: {
          ...shared,
          operationId,
          summary,
          params: IdParams,
          response: { 200: success(ImportSchema), ...problemResponses },
        },
      },
      async (request) => {
        const { id } = request.params as { id: string }
        await decide(db, id)
        return { status: 'success' as const, data: await getImport(db, id, identityOf(request).uid) }
      },
    )
}
