import { createHash } from 'node:crypto'

/** The body of a 200 answer with the strong ETag of its bytes. */
export interface BodyWithEtag {
  body: string
  etag: string
}

export const bodyWithEtag = (body: string): BodyWithEtag => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})

/** A response that is kept. */
export interface Answer extends BodyWithEtag {
  /** When its data were read, by `performance.now()`. */
  readAt: number
}
