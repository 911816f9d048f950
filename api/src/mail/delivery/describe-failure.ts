const CODE = /^[A-Z0-9_]{1,40}$/i

/**
 * A failed attempt in codes, such as `EAUTH 535 AUTH`. A server's own words are left out, since they may repeat addresses or
 * credentials. `permanent`: the server refuses this recipient for good.
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
