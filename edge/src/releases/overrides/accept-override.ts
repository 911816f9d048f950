import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendText } from '../../site/send-text'
import { texts } from '../../texts'
import { parseDevServers } from './dev-server-overrides'
import { clearOverrides, setOverride } from './override-cookies'
import type { OverrideLinks } from './override-links'

/** The query parameter of override links. */
const PARAMETER = 'superium-override'
const LOCAL_MS = 12 * 3_600_000

/**
 * Answers a document's address with `?superium-override=…`: stores a signed token or, on a development site, addresses of
 * development servers in this browser's cookies, or clears both for `off`; then redirects to the same page without the
 * parameter. Any other value is 403. False for an address without the parameter, which it leaves unanswered. (A promise
 * of a `reply` would be one of undefined: a reply is thenable.)
 */
export async function acceptOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { links, local }: { links: OverrideLinks | undefined; local: boolean },
): Promise<boolean> {
  const url = new URL(request.raw.url ?? '/', 'http://site')
  const value = url.searchParams.get(PARAMETER)
  if (value === null) return false
  url.searchParams.delete(PARAMETER)
  const signed = links && (await links.read(value))
  if (value === 'off') clearOverrides(request, reply)
  else if (signed) setOverride(request, reply, 'signed', value, signed.until)
  else if (local && parseDevServers(value)) setOverride(request, reply, 'local', value, Date.now() + LOCAL_MS)
  else {
    sendText(reply, 403, texts.noOverride)
    return true
  }
  // No other site gets the address with the link, and no cache keeps it.
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.pathname + url.search, 302)
  return true
}
