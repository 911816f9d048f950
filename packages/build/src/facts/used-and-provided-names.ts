import type { Compilation, Module } from '@rspack/core'

type Names = Record<string, string[]>

/** Which names of each shared module a remote's code imports; what tree shaking removes is included. */
export function usedNames(compilation: Compilation): Names {
  const names: Names = {}
  for (const module of ofType(compilation, 'consume-shared-module')) {
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      const { request = '', ids: [name] = [] } = dependency
      // A CommonJS module has a default export by interoperation only, which its provider does not list.
      if (name !== undefined && name !== 'default') names[request] = [...(names[request] ?? []), name]
    }
  }
  return tidy(names)
}

/** Which names each shared module of the host exports; a module whose exports are not known statically is left out. */
export function providedNames(compilation: Compilation): Names {
  const names: Names = {}
  for (const module of ofType(compilation, 'provide-module')) {
    const key = /^provide shared module \([^)]*\) (.+?)@[^@]+ = /.exec(module.identifier())?.[1]
    const [provided] = compilation.moduleGraph.getOutgoingConnections(module)
    const exported = provided?.module && compilation.moduleGraph.getProvidedExports(provided.module)
    if (key !== undefined && Array.isArray(exported)) names[key] = exported
  }
  return tidy(names)
}

const ofType = ({ modules }: Pick<Compilation, 'modules'>, type: string): Module[] =>
  [...modules].filter((module) => module.type === type)

/** Each name once and all in order, so that equal sources make equal files. */
const tidy = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, list]) => [module, [...new Set(list)].sort()]),
  )
