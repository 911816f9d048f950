import { importPKCS8, SignJWT } from 'jose'
import { IdentityAdminError } from '../identity-admin'
import type { ServiceAccount } from './service-account'

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const TIMEOUT_MS = 4_000

/** A token is replaced this long before it expires. */
const EARLY_MS = 60_000

/**
 * Gets access tokens of a service account, as https://developers.google.com/identity/protocols/oauth2/service-account
 * describes. A token is cached until shortly before it expires, and concurrent calls share one exchange.
 */
export function googleAccessToken(account: ServiceAccount): () => Promise<string> {
  let kept: { until: number; token: Promise<string> } | null = null

  return () => {
    if (kept && kept.until > Date.now()) return kept.token
    const exchange = requestToken(account)
    const current = { until: Number.POSITIVE_INFINITY, token: exchange.then(({ token }) => token) }
    kept = current
    exchange.then(
      ({ seconds }) => {
        current.until = Date.now() + seconds * 1000 - EARLY_MS
      },
      () => {
        current.until = 0
      },
    )
    return current.token
  }
}

async function requestToken(account: ServiceAccount): Promise<{ token: string; seconds: number }> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(account.keyId && { kid: account.keyId }) })
    .setIssuer(account.email)
    .setAudience(account.tokenAddress)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.privateKey, 'RS256'))
  const response = await fetch(account.tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json()) as { access_token?: unknown; expires_in?: unknown; error?: unknown }
  if (!response.ok || typeof answer.access_token !== 'string') throw new IdentityAdminError(String(answer.error ?? ''))
  return { token: answer.access_token, seconds: Number(answer.expires_in ?? 3600) }
}
