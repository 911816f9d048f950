/** The token in an address; empty when it is missing or malformed. */
export function tokenOf(url: string): string {
  const token = new URL(url).searchParams.get('token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : ''
}
