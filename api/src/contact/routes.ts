import { uuidv7 } from 'uuidv7'
import type { Dependencies } from '../dependencies'
import { AddingHeaders } from '../http/adding-headers'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { networkOf } from '../http/network-of'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { successKeysetPage } from '../keyset/schema'
import { contactLimit, messageAnswerLimit, writeLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { answerMessage, markMessage, resendAnswer } from './answer-message'
import { keepMessage } from './keep-message'
import { listMessages, readMessage } from './read-messages'
import {
  ContactAnswerInputSchema,
  ContactAnswerParams,
  ContactMessageChange,
  ContactMessageDetailSchema,
  ContactMessageSchema,
  ContactMessagesQuery,
  KeptContactMessageSchema,
} from './schema'

const RECEIVED = 'Thank you, we have received your message.'

/** The contact form is open to everyone, with a rate limit per network; administrators read and answer the messages. */
export function contactRoutes(app: App, { db, shop }: Dependencies, { admin }: Guards): void {
  app.post(
    '/shop/contact',
    {
      config: { rateLimit: contactLimit },
      schema: {
        operationId: 'sendContactMessage',
        summary: 'Send a message to the shop; it is stored, and mailed to the support address if there is one',
        tags: ['Contact'],
        body: ContactMessageSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ body, ip }) => {
      await keepMessage(db, body, shop, networkOf(ip), new Date())
      return { status: 'success' as const, message: RECEIVED }
    },
  )

  app.get(
    '/admin/messages',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListMessages',
        summary: 'List the messages of the contact form, newest first',
        tags: ['Administration'],
        security: bearer,
        querystring: ContactMessagesQuery,
        response: { 200: successKeysetPage(KeptContactMessageSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listMessages(db, query)) }),
  )

  app.patch(
    '/admin/messages/:id',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminMarkMessage',
        summary: 'Mark a message of the contact form as handled, or reopen it',
        tags: ['Administration'],
        security: bearer,
        params: IdParams,
        body: ContactMessageChange,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ params, body }) => {
      await markMessage({ db }, params.id, body.done)
      return { status: 'success' as const, message: body.done ? 'It is done.' : 'It is open again.' }
    },
  )

  app.get(
    '/admin/messages/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetMessage',
        summary: 'Get a message of the contact form with its answers',
        tags: ['Administration'],
        security: bearer,
        params: IdParams,
        response: { 200: success(ContactMessageDetailSchema), ...problemResponses },
      },
    },
    async ({ params }) => ({ status: 'success' as const, data: await readMessage(db, params.id) }),
  )

  app.post(
    '/admin/messages/:id/answers',
    {
      onRequest: admin,
      config: { rateLimit: messageAnswerLimit },
      schema: {
        operationId: 'adminAnswerMessage',
        summary: 'Answer a message of the contact form by e-mail',
        tags: ['Administration'],
        security: bearer,
        params: IdParams,
        headers: AddingHeaders,
        body: ContactAnswerInputSchema,
        response: {
          200: success(ContactMessageDetailSchema),
          201: success(ContactMessageDetailSchema),
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const key = request.headers['idempotency-key']?.toLowerCase() ?? uuidv7()
      const added = await answerMessage({ db, shop }, identityOf(request), id, request.body, key)
      reply.code(added ? 201 : 200)
      return { status: 'success' as const, data: await readMessage(db, id) }
    },
  )

  app.post(
    '/admin/messages/:id/answers/:answer/resend',
    {
      onRequest: admin,
      config: { rateLimit: messageAnswerLimit },
      schema: {
        operationId: 'adminResendAnswer',
        summary: 'Resend an answer whose e-mail could not be delivered',
        tags: ['Administration'],
        security: bearer,
        params: ContactAnswerParams,
        response: { 200: success(ContactMessageDetailSchema), ...problemResponses },
      },
    },
    async ({ params: { id, answer } }) => {
      await resendAnswer({ db }, id, answer)
      return { status: 'success' as const, data: await readMessage(db, id) }
    },
  )
}
