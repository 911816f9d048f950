const CODE = /^[A-Z0-9_]{1,40}$/i

/**
 * Describes a failed attempt in codes, such as `EAUTH 535 AUTH`. It omits the server's text, which may contain
 * addresses or credentials. `permanent` means that the server will never accept this recipient.
 */
export function describeFailure(failure: unknown): { error: string; permanent: boolean } {
  const of = (name: string): string => {
    const value: unknown = typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return CODE.test(text.split(' ')[0] ?? '') ? (text.split(' ')[0] ?? '') : ''
  }
  const error = [of('code'), of('responseCode'), of('command')].filter(Boolean).join(' ') || 'unknown'
  return { error, permanent: of('code') === 'EENVELOPE' && /^5\d\d$/.test(of('responseCode')) }
}
