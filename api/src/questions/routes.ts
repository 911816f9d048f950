import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { bearer, type Guards, identityOf, verifiedIdentityOf } from '../identity/guards'
import { postLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { answerQuestion } from './answer-question'
import { askQuestion, deleteAnswer, deleteQuestion, listQuestions } from './questions'
import {
  AnswerInputSchema,
  AnswerParams,
  QuestionInputSchema,
  QuestionParams,
  QuestionSaved,
  QuestionSchema,
  QuestionsQuery,
} from './schema'

/** Questions and answers: everyone reads, signed-in users ask, the shop, the product's seller and buyers answer. */
export function questionRoutes(app: App, { db, shop }: Dependencies, { user }: Guards): void {
  const shared = { tags: ['Questions'], security: bearer }
  const guarded = { onRequest: user, config: { rateLimit: postLimit } }

  app.get(
    '/shop/products/:id/questions',
    {
      onSend: addEtag,
      schema: {
        operationId: 'listQuestions',
        summary: 'List the questions about a product with their answers, newest first',
        tags: shared.tags,
        params: IdParams,
        querystring: QuestionsQuery,
        response: { 200: successPage(QuestionSchema), ...problemResponses },
      },
    },
    async ({ params, query }) => ({ status: 'success' as const, ...(await listQuestions(db, params.id, query)) }),
  )

  app.post(
    '/shop/products/:id/questions',
    {
      ...guarded,
      schema: {
        operationId: 'askQuestion',
        summary: 'Ask a question about a product',
        ...shared,
        params: IdParams,
        body: QuestionInputSchema,
        response: { 201: QuestionSaved, ...problemResponses },
      },
    },
    async (request, reply) => {
      const data = await askQuestion(db, identityOf(request), request.params.id, request.body.text)
      reply.code(201)
      return { status: 'success' as const, message: 'Your question has been asked.', data }
    },
  )

  app.post(
    '/shop/products/:id/questions/:question/answers',
    {
      ...guarded,
      schema: {
        operationId: 'answerQuestion',
        summary: 'Answer a question; for the shop, the product’s seller and buyers of the product',
        ...shared,
        params: QuestionParams,
        body: AnswerInputSchema,
        response: { 201: QuestionSaved, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { id, question } = request.params
      const data = await answerQuestion({ db, shop }, verifiedIdentityOf(request, 'answer questions'), {
        productId: id,
        questionId: question,
        text: request.body.text,
      })
      reply.code(201)
      return { status: 'success' as const, message: 'Thank you for your answer.', data }
    },
  )

  app.delete(
    '/shop/products/:id/questions/:question',
    {
      ...guarded,
      schema: {
        operationId: 'deleteQuestion',
        summary: 'Delete the caller’s question and its answers; administrators may delete any question',
        ...shared,
        params: QuestionParams,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      await deleteQuestion(db, identityOf(request), request.params.id, request.params.question)
      return { status: 'success' as const, message: 'The question has been removed.' }
    },
  )

  app.delete(
    '/shop/products/:id/questions/:question/answers/:answer',
    {
      ...guarded,
      schema: {
        operationId: 'deleteAnswer',
        summary: 'Delete the caller’s answer; administrators may delete any answer',
        ...shared,
        params: AnswerParams,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      await deleteAnswer(db, identityOf(request), request.params)
      return { status: 'success' as const, message: 'The answer has been removed.' }
    },
  )
}
