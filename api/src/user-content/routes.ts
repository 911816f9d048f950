import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { Id, IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { ReportKindSchema } from '../reports/schema'
import { OpenPurchaseSchema, ReviewSchema } from '../reviews/schema'
import { readUserContent } from './read-user-content'

/** The caller's reviews, questions and answers of a product, and what they may write. */
export const UserContentSchema = Type.Object(
  {
    reviews: Type.Array(ReviewSchema),
    mayReview: Type.Boolean({ description: 'Whether a delivered purchase has no review yet' }),
    mayReviewLater: Type.Boolean({
      description:
        'Whether no purchase can be reviewed now, but one can once it is delivered, or kept when its return is decided',
    }),
    purchases: Type.Array(OpenPurchaseSchema, { description: 'Purchases that the caller may review, latest first' }),
    mayAnswer: Type.Boolean({ description: 'Whether the caller may answer questions about this product' }),
    questions: Type.Array(Id),
    answers: Type.Array(Id),
    hidden: Type.Array(
      Type.Object({
        ...{ _id: Id, kind: ReportKindSchema, text: Type.String(), reason: Type.String() },
        question: Type.Optional(Type.String({ description: 'For an answer: the id of its question' })),
      }),
      { description: 'The caller’s texts that an administrator has hidden from others, with the reason' },
    ),
  },
  { title: 'OwnTexts' },
)

export function userContentRoutes(app: App, { db }: Dependencies, { user }: Guards): void {
  app.get(
    '/shop/products/:id/mine',
    {
      onRequest: user,
      schema: {
        operationId: 'listOwnTexts',
        summary: 'Get the caller’s texts about a product, and what the caller may write',
        tags: ['Reviews'],
        security: bearer,
        params: IdParams,
        response: { 200: success(UserContentSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await readUserContent(db, identityOf(request), request.params.id),
    }),
  )
}
