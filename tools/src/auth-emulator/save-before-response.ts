import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Calls that change nothing; every other response waits until the accounts are saved. */
const READS = /accounts:(?:lookup|batchGet|createAuthUri|query)|\/recaptchaParams|\/publicKeys/

/** Whether answering this request may have changed an account. */
export function mayChange({ method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'OPTIONS' || method === 'HEAD') return false
  // Links in e-mails (reset, verify) change accounts with GET.
  if (method === 'GET') return url.startsWith('/emulator/action')
  return !READS.test(url)
}

/**
 * Wraps a handler so that no response to a change is sent before `save` has resolved: a confirmed account survives any
 * crash. If saving fails, the connection is dropped, because neither success nor failure would be true.
 */
export function saveBeforeResponse(handle: RequestListener, save: () => Promise<void>): RequestListener {
  return (request, response) => {
    if (mayChange(request)) holdBack(response, save)
    handle(request, response)
  }
}

function holdBack(response: ServerResponse, save: () => Promise<void>): void {
  const { write, end } = response
  let saved: Promise<void> | undefined
  const afterSave = (send: () => void) => {
    saved ??= save()
    saved.then(send, (error) => response.destroy(error))
  }
  response.write = (...args: unknown[]) => {
    afterSave(() => Reflect.apply(write, response, args))
    return true
  }
  response.end = (...args: unknown[]) => {
    afterSave(() => Reflect.apply(end, response, args))
    return response
  }
}
