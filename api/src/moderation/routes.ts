import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { postLimit, writeLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { answerAsShop } from './answer-text'
import { hideText, keepTexts, showText } from './change-texts'
import { listTexts } from './list-texts'
import {
  AnswerTextSchema,
  HideTextSchema,
  KeepTextsSchema,
  ModeratedTextsQuery,
  ModeratedTextsSchema,
  TextHiddenSchema,
  TextRefSchema,
} from './schema'

/**
 * Administrators' routes for reviews, questions and answers: keep, hide, show again, answer as the shop. Ratings change
 * at once.
 */
export function moderationRoutes(app: App, { db, shop }: Dependencies, { admin }: Guards, catalogue: Catalogue): void {
  const shared = { tags: ['Administration'], security: bearer }
  const response = { 200: Done, ...problemResponses }

  app.get(
    '/admin/texts',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListTexts',
        summary: 'List reviews, questions and answers, newest first: all, new, reported, hidden, or of one person',
        ...shared,
        querystring: ModeratedTextsQuery,
        response: { 200: ModeratedTextsSchema, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listTexts(db, query)) }),
  )

  app.post(
    '/admin/texts/hide',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminHideText',
        summary: 'Hide a review, question or answer from shoppers; its author gets the reason by e-mail',
        ...shared,
        body: HideTextSchema,
        response: { 200: TextHiddenSchema, ...problemResponses },
      },
    },
    async ({ body }) => {
      const told = await hideText({ db, shop }, body)
      catalogue.refresh()
      return { status: 'success' as const, message: 'It is hidden.', told }
    },
  )

  app.post(
    '/admin/texts/show',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminShowText',
        summary: 'Show a hidden review, question or answer again',
        ...shared,
        body: TextRefSchema,
        response,
      },
    },
    async ({ body }) => {
      await showText({ db }, body)
      catalogue.refresh()
      return { status: 'success' as const, message: 'It is shown again.' }
    },
  )

  app.post(
    '/admin/texts/keep',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminKeepTexts',
        summary: 'Approve texts, which settles their reports',
        ...shared,
        body: KeepTextsSchema,
        response,
      },
    },
    async ({ body }) => {
      await keepTexts({ db }, body.texts)
      return { status: 'success' as const, message: body.texts.length === 1 ? 'It stays.' : 'They stay.' }
    },
  )

  app.post(
    '/admin/texts/answer',
    {
      onRequest: admin,
      config: { rateLimit: postLimit },
      schema: {
        operationId: 'adminAnswerText',
        summary: 'Answer a question or reply to a review as the shop; its author gets an e-mail',
        ...shared,
        body: AnswerTextSchema,
        response,
      },
    },
    async (request) => {
      await answerAsShop({ db, shop }, identityOf(request), request.body)
      return {
        status: 'success' as const,
        message: request.body.text.trim() ? 'It is answered.' : 'The reply is gone.',
      }
    },
  )
}
