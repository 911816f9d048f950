import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { PageNumber, PageSize, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { contactLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { keepMessage, listMessages } from './keep-message'
import { ContactMessageSchema, KeptContactMessageSchema } from './schema'

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
        querystring: Type.Object({ page: PageNumber, size: PageSize }),
        response: { 200: successPage(KeptContactMessageSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listMessages(db, query)) }),
  )
}
