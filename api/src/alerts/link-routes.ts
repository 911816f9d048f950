import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { mailLinkLimit } from '../rate-limits/limits'
import { Done } from '../reviews/schema'
import { confirmAlert, readConfirmation } from './confirm-alert'
import { AlertLinkSchema, AlertToken, AlertTokenQuery } from './schema'
import { unsubscribe } from './unsubscribe'

const UNSUBSCRIBED = 'You get no further e-mails about products.'

/** Routes for the links in alert e-mails. Only a POST changes data. */
export function alertLinkRoutes(app: App, { db }: Dependencies): void {
  const tags = ['Catalogue']
  const config = { rateLimit: mailLinkLimit }
  // One-click unsubscription sends a form (RFC 8058); the token is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024, parseAs: 'string' }, (_, __, done) =>
    done(null, undefined),
  )

  app.get(
    '/shop/alerts/confirm',
    {
      config,
      schema: {
        operationId: 'getAlertConfirmation',
        summary: 'Get the alert that a confirmation link confirms; an invalid or expired link is a 404',
        tags,
        querystring: AlertTokenQuery,
        response: { 200: success(AlertLinkSchema), ...problemResponses },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return { status: 'success' as const, data: await readConfirmation(db, query.token, new Date()) }
    },
  )

  app.post(
    '/shop/alerts/confirm',
    {
      config,
      schema: {
        operationId: 'confirmAlert',
        summary: 'Confirm a request for an e-mail; repeating the call changes nothing',
        tags,
        body: AlertToken,
        response: { 200: success(AlertLinkSchema), ...problemResponses },
      },
    },
    async ({ body }) => ({ status: 'success' as const, data: await confirmAlert(db, body.token, new Date()) }),
  )

  app.post(
    '/shop/alerts/unsubscribe',
    {
      config,
      schema: {
        operationId: 'unsubscribe',
        summary: 'Cancel all alerts of the address to which the link was sent (RFC 8058)',
        tags,
        querystring: AlertTokenQuery,
        response: { 200: Done, ...problemResponses },
      },
    },
    async ({ query }) => {
      await unsubscribe(db, query.token)
      return { status: 'success' as const, message: UNSUBSCRIBED }
    },
  )
}
