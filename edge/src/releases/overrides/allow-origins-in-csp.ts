const WIDENED = ['default-src', 'script-src', 'style-src', 'img-src', 'connect-src']

/** Adds development servers to a content security policy, for the one browser that asked for them. */
export function allowOriginsInCsp(policy: string, origins: string[]): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ')
      if (!WIDENED.includes(name)) return directive
      return [directive, ...origins, ...(name === 'connect-src' ? sockets : [])].join(' ')
    })
    .join(';')
}
