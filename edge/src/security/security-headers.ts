import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

/**
 * Headers that browsers read on documents only; scripts, styles, pictures and fonts save half a kilobyte without them.
 */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Types that a browser never opens as a document with scripts, as it does SVG. */
const NO_DOCUMENT = /^(?:(?:application|text)\/javascript|text\/css|image\/(?:avif|webp|jpeg|png)|font\/)/

/** Adds security headers to every response. The default policy forbids everything; documents have their own. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // A picture that is opened by itself has the site's icon.
      directives: {
        'default-src': ["'none'"],
        'img-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
      },
    },
    // Google's sign-in popup must reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sent only over https, below: a local site must stay reachable by http.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    }
  })
  app.addHook('onSend', async (_, reply) => {
    if (!NO_DOCUMENT.test(String(reply.getHeader('content-type')))) return
    for (const name of FOR_DOCUMENTS) {
      reply.removeHeader(name)
      // Helmet sets them on the raw response.
      reply.raw.removeHeader(name)
    }
  })
}
