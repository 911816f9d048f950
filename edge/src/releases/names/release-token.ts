import { createHash, randomBytes } from 'node:crypto'

/** The prefix of every token, by which secret scanners and people recognise it. */
const PREFIX = 'superium_'
const ID_BYTES = 8
/** 192 random bits. */
const SECRET_BYTES = 24
const CHECKSUM_DIGITS = 8
const FORMAT = /^(superium_([0-9a-f]{16})_[0-9a-f]{48})([0-9a-f]{8})$/

/** A new token: the text for its owner, and the parts that the site stores. */
export interface NewToken {
  text: string
  id: string
  hash: string
}

/** Makes a token `superium_<id>_<secret><checksum>`, all in hex. */
export function makeToken(): NewToken {
  const id = randomBytes(ID_BYTES).toString('hex')
  const body = `${PREFIX}${id}_${randomBytes(SECRET_BYTES).toString('hex')}`
  const text = `${body}${checksumOf(body)}`
  return { text, id, hash: hashOf(text).toString('hex') }
}

/** Whether a text looks like a release token; it is then never treated as an administrator's identity token. */
export const looksLikeToken = (text: string): boolean => text.startsWith(PREFIX)

/** The id of a token; undefined when it is cut or mistyped. */
export function idOfToken(text: string): string | undefined {
  const [, body = '', id, checksum] = FORMAT.exec(text) ?? []
  return checksum === checksumOf(body) ? id : undefined
}

/** SHA-256 of a token. A slow hash is not needed, because a token has 192 random bits. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const checksumOf = (body: string): string => hashOf(body).toString('hex').slice(0, CHECKSUM_DIGITS)
