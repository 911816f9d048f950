import { PERSONAL_PREFIX } from '@superium/shared/constants'

const keyOf = (name: string): string => `${PERSONAL_PREFIX}${name}`

/** What this account typed into the form of this name in this tab and has not sent; null when there is nothing. */
export function readContentDraft(uid: string | undefined, name: string): Record<string, unknown> | null {
  if (uid === undefined) return null
  try {
    const { owner, values } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return owner === uid && typeof values === 'object' ? values : null
  } catch {
    return null
  }
}

/** Keeps what was typed until it is sent or given up, the session ends, or the tab is closed. */
export function keepContentDraft(uid: string, name: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner: uid, values }))
  } catch {
    // Without storage a reload loses what was typed.
  }
}

/** Drops the draft after it was sent or given up. */
export function dropContentDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Without storage there is no draft.
  }
}

/** The first values of a form with those of a draft in their place; whatever the form does not have is left out. */
export function withDraft<Values extends object>(first: Values, draft: Record<string, unknown> | null): Values {
  if (!draft) return first
  const known = Object.entries(first).map(([field, value]) => [
    field,
    typeof draft[field] === typeof value ? draft[field] : value,
  ])
  return Object.fromEntries(known)
}
