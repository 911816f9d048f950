import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** How much effort a document is worth: it is compressed anew for each visitor. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** The content codings (RFC 9110 §8.4) that documents are sent in. */
export type Coding = 'br' | 'gzip'

/** The best coding that an `Accept-Encoding` allows; none when it allows neither. */
export function acceptedCoding(header: string | undefined): Coding | undefined {
  const allowed = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return parameters.some((one) => /^q=0(?:\.0*)?$/.test(one)) ? [] : [name]
    }),
  )
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') ? 'gzip' : undefined
}

/**
 * The stream in that coding. What has come is sent on when nothing follows at once, so that a page that is streamed in
 * pieces is compressed in pieces.
 */
export function compressed(source: Readable, coding: Coding | undefined): Readable {
  if (coding === undefined) return source
  const coder =
    coding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip({ level: GZIP_LEVEL })
  flushWhenIdle(source, coder)
  return pipeline(source, coder, () => {})
}

function flushWhenIdle(source: Readable, coder: Transform & { flush(): void }): void {
  let waiting: NodeJS.Timeout | undefined
  source.on('data', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => coder.writable && coder.flush(), 1)
  })
  source.once('close', () => clearTimeout(waiting))
}
