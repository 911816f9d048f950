/** Adds sources to directives of a content security policy; a missing directive is added. */
export function widenPolicy(policy: string, more: Readonly<Record<string, readonly string[]>>): string {
  const missing = new Set(Object.keys(more))
  const widened = policy.split(';').map((directive) => {
    const [name = ''] = directive.trim().split(' ')
    missing.delete(name)
    return [directive, ...(more[name] ?? [])].join(' ')
  })
  return [...widened, ...[...missing].map((name) => [name, ...(more[name] ?? [])].join(' '))].join(';')
}

/** The sources that a document may load from development servers: everything except frames. */
export function developmentSources(origins: readonly string[]): Record<string, readonly string[]> {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  return {
    ...Object.fromEntries(['default-src', 'script-src', 'style-src', 'img-src'].map((name) => [name, origins])),
    'connect-src': [...origins, ...sockets],
  }
}
