import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies'
import type { App } from '../../http/app'
import { IdParams } from '../../http/field-schemas'
import { notFound } from '../../http/problem'
import { listPage, MAILS_ON_A_PAGE, mailPage } from './pages'
import { headersOf, readMail, readMails } from './read-mails'
import { styleSheet } from './style-sheet'

const Page = Type.Object({ page: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }) })

const OWN =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * `/dev/mail` lists the e-mails of a development site. Without a folder, as in production, these routes do not exist.
 */
export function devMailRoutes(app: App, { db, devMails: folder, devIdentityMails, shop }: Dependencies): void {
  if (folder === undefined) return
  const hide = true

  const send = (reply: FastifyReply, type: string, body: string | Buffer, policy = OWN) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
      })
      .type(type)
      .send(body)

  const find = async (id: string) => {
    const found = await readMail(db, folder, id)
    if (!found) throw notFound('such e-mail')
    return found
  }

  app.get('/dev/mail/style.css', { schema: { hide } }, (_, reply) => send(reply, 'text/css; charset=utf-8', styleSheet))

  app.get('/dev/mail', { schema: { hide, querystring: Page } }, async ({ query: { page } }, reply) => {
    const { mails, count } = await readMails(db, folder, page, MAILS_ON_A_PAGE)
    const identity = page === 0 ? ((await devIdentityMails?.()) ?? []) : []
    return send(reply, 'text/html; charset=utf-8', listPage({ mails, count, page, identity }))
  })

  app.get('/dev/mail/:id', { schema: { hide, params: IdParams } }, async ({ params }, reply) => {
    const { mail, source } = await find(params.id)
    return send(reply, 'text/html; charset=utf-8', mailPage(mail, headersOf(source)))
  })

  // Sandboxes the e-mail's own markup: no scripts, no origin, only the shop's pictures; links open in a new tab.
  app.get('/dev/mail/:id/html', { schema: { hide, params: IdParams } }, async ({ params }, reply) => {
    const { mail } = await find(params.id)
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${shop.site}; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
    const html = (mail.html ?? '').replace('<head>', '<head><base target="_blank">')
    return send(reply, 'text/html; charset=utf-8', html, policy)
  })

  app.get('/dev/mail/:id/raw', { schema: { hide, params: IdParams } }, async ({ params }, reply) => {
    const { source } = await find(params.id)
    reply.header('content-disposition', `attachment; filename="${params.id}.eml"`)
    return send(reply, 'message/rfc822', source)
  })
}
