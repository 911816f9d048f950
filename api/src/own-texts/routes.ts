import { Type } from 'typebox'
import type { App, Parts } from '../http/app-types'
import { Id, IdParams, success } from '../http/fields'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { ReviewSchema } from '../reviews/schema'
import { ownTexts } from './own-texts'

/** What the caller wrote about a product, and what they may write. */
export const OwnTextsSchema = Type.Object(
  {
    reviews: Type.Array(ReviewSchema),
    mayReview: Type.Boolean({ description: 'A purchase has no review yet' }),
    mayAnswer: Type.Boolean({ description: 'May answer questions about this product' }),
    questions: Type.Array(Id),
    answers: Type.Array(Id),
  },
  { title: 'OwnTexts' },
)

export function ownTextRoutes(app: App, { db }: Parts, { user }: Guards): void {
  app.get(
    '/shop/products/:id/mine',
    {
      onRequest: user,
      schema: {
        operationId: 'listOwnTexts',
        summary: 'What the caller wrote about a product, and may write',
        tags: ['Reviews'],
        security: bearer,
        params: IdParams,
        response: { 200: success(OwnTextsSchema), ...problemResponses },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return { status: 'success' as const, data: await ownTexts(db, identityOf(request), request.params.id) }
    },
  )
}
