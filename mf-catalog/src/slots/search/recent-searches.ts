/** Where this browser keeps what was searched for: JSON, an array of terms, newest first. */
const KEY = 'superium:searches'
const MOST = 6

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** What was searched for in this browser, newest first; nothing where storage is barred or malformed. */
export function recentSearches(): string[] {
  try {
    return parse(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Puts a term first; the same one in other capitals is not kept twice. */
export function rememberSearch(term: string): void {
  const text = term.trim()
  if (text === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  write(JSON.stringify([text, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  write(null)
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Full or barred storage costs nothing but this comfort.
  }
}
