/** The system's code of an error (`EADDRINUSE`, PostgreSQL's `28P01` …), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}
