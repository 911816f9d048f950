import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SettingsError } from '@superium/shared/settings'

/** The part of a service account's key file that the API uses. */
export interface ServiceAccount {
  email: string
  /** PKCS #8 in PEM. */
  privateKey: string
  keyId: string | undefined
  /** The URL that exchanges signed assertions for access tokens. */
  tokenAddress: string
}

const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token'

/**
 * Reads `GOOGLE_APPLICATION_CREDENTIALS`: the path of a service account's key file, or its JSON. Throws
 * `SettingsError`, which never quotes the key.
 */
export function readServiceAccount(value: string): ServiceAccount {
  const key = parse(value.trimStart().startsWith('{') ? value : readKeyFile(value))
  const { client_email: email, private_key: privateKey, private_key_id: keyId, token_uri: address } = key
  const tokenAddress = typeof address === 'string' ? address : GOOGLE_TOKENS
  if (typeof email !== 'string' || typeof privateKey !== 'string' || !isPrivateKey(privateKey)) throw unusable()
  if (!URL.canParse(tokenAddress) || !isSafe(new URL(tokenAddress))) throw unusable()
  return { email, privateKey, keyId: typeof keyId === 'string' ? keyId : undefined, tokenAddress }
}

const unusable = () =>
  new SettingsError("GOOGLE_APPLICATION_CREDENTIALS must name a service account's key file (JSON), or hold its JSON.")

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SettingsError('GOOGLE_APPLICATION_CREDENTIALS must name a file that can be read.')
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // The parser's message would quote a part of the key.
  }
  throw unusable()
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Assertions may be sent only over https or to this machine. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
