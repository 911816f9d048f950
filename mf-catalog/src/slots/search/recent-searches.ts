/** Local storage key: a JSON array of terms, the newest first. */
const KEY = 'superium:searches'
const MAX_TERMS = 6

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, MAX_TERMS)
      : []
  } catch {
    return []
  }
}

/** The recent searches, newest first; none when storage is blocked or malformed. */
export function recentSearches(): string[] {
  try {
    return parse(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Moves a term to the front; terms that differ only in case are kept once. */
export function rememberSearch(term: string): void {
  const text = term.trim()
  if (text === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  write(JSON.stringify([text, ...others].slice(0, MAX_TERMS)))
}

export function clearSearches(): void {
  write(null)
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Recent searches are optional, so full or blocked storage is ignored.
  }
}
