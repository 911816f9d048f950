import multipart from '@fastify/multipart'
import type { App } from '../http/app'

/** Lets the routes of a scope read multipart forms (`readForm`); they answer other bodies themselves. */
export async function acceptForms(scope: App): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null, undefined)
  })
}
