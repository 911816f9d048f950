import multipart from '@fastify/multipart'
import type { App } from '../http/app'

/** Lets the routes of a scope read multipart forms (`readForm`); the routes themselves reject other bodies. */
export async function acceptForms(scope: App): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null, undefined)
  })
}
