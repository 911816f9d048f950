import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { contactLimit, writeLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { keepMessage, listMessages, markMessage } from './keep-message'
import { ContactMessageChange, ContactMessageSchema, ContactMessagesQuery, KeptContactMessageSchema } from './schema'

const RECEIVED = 'Thank you, we have received your message.'

/** The contact form: open to everyone, rate-limited by address; administrators read the messages. */
export function contactRoutes(app: App, { db, shop }: Dependencies, { admin }: Guards): void {
  app.post(
    '/shop/contact',
    {
      config: { rateLimit: contactLimit },
      schema: {
        operationId: 'sendContactMessage',
        summary: 'Write to the shop; the message is kept, and mailed to its support address if there is one',
        tags: ['Contact'],
        body: ContactMessageSchema,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ body }) => {
      await keepMessage(db, body, shop, new Date())
      return { status: 'success' as const, message: RECEIVED }
    },
  )

  app.get(
    '/admin/messages',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListMessages',
        summary: 'Messages of the contact form, newest first',
        tags: ['Administration'],
        security: bearer,
        querystring: ContactMessagesQuery,
        response: { 200: successPage(KeptContactMessageSchema), ...problemResponses },
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
        summary: 'Note that a message of the contact form is dealt with, or new again',
        tags: ['Administration'],
        security: bearer,
        params: IdParams,
        body: ContactMessageChange,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ params, body }) => {
      await markMessage(db, params.id, body.done)
      return { status: 'success' as const, message: body.done ? 'It is done.' : 'It is new again.' }
    },
  )
}
