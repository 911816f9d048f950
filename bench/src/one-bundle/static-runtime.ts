/** One module of a remote. */
export interface Exposed {
  /** As the host asks for it, e.g. `mf_cart/slots/mini-cart`. */
  id: string
  path: string
}

/**
 * The source that stands in the place of Module Federation's runtime: what the host loads by name is imported by path.
 * Route tables come with the host, as in any single-page site; their pages and the slots stay split.
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
