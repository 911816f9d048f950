/** An exposed module of a remote. */
export interface Exposed {
  /** The name that the host loads it by, e.g. `mf_cart/slots/mini-cart`. */
  id: string
  path: string
}

/**
 * The source that replaces Module Federation's runtime: it imports by path what the host loads by name. As in any
 * single-page app, route tables are part of the host, while pages and slots stay separate chunks.
 */
export function staticRuntime(exposed: Exposed[]): string {
  const isRoutes = ({ id }: Exposed): boolean => id.endsWith('/routes')
  const imports = exposed.map((one, index) =>
    isRoutes(one) ? `import * as module${index} from ${JSON.stringify(one.path)}` : '',
  )
  const entries = exposed.map((one, index) => {
    const load = isRoutes(one) ? `module${index}` : `import(${JSON.stringify(one.path)})`
    return `  ${JSON.stringify(one.id)}: async () => ${load},`
  })
  return `${imports.filter(Boolean).join('\n')}
const modules = {
${entries.join('\n')}
}
export const registerPlugins = () => {}
export const registerRemotes = () => {}
export const loadRemote = (id) => modules[id]?.()
`
}
