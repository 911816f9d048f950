import { $session, identityToken } from '@superium/shared/state'

/**
 * Spec §7 "token sync": tells `url` about a sign-in (POST with the bearer token) and a sign-out (DELETE). It does not
 * wait for the answer and ignores failures.
 */
export function syncToken(url: string): void {
  let told: string | null = null
  $session.subscribe(({ status, user }) => {
    if (status === 'loading' || told === (user?.uid ?? null)) return
    told = user?.uid ?? null
    void tell(url, told !== null).catch(() => undefined)
  })
}

async function tell(url: string, signedIn: boolean): Promise<void> {
  if (!signedIn) {
    await fetch(url, { method: 'DELETE' })
    return
  }
  const token = await identityToken()
  if (token) await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
}
