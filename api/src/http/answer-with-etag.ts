import { createHash } from 'node:crypto'

/** An answer of 200 as it is sent, with a strong ETag of its bytes. */
export interface AnswerWithEtag {
  body: string
  etag: string
}

export const answerWithEtag = (body: string): AnswerWithEtag => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})
