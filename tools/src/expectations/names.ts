import { parseSync } from '@swc/core'

const SHARED = '@superium/shared/'

/**
 * What a source takes from `shared` at run time: module to names, e.g. `state: ['$cart', 'addToCart']`. Types are left out:
 * the compiler holds them together.
 */
export function namesFromShared(source: string, jsx: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const { body } = parseSync(source, { syntax: 'typescript', tsx: jsx, target: 'es2022' })
  for (const item of body) {
    if (item.type !== 'ImportDeclaration' || item.typeOnly || !item.source.value.startsWith(SHARED)) continue
    const names = item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportNamespaceSpecifier') {
        throw new Error(`import names of ${item.source.value} one by one: what is taken is recorded`)
      }
      if (specifier.type === 'ImportDefaultSpecifier') return ['default']
      return specifier.isTypeOnly ? [] : [specifier.imported?.value ?? specifier.local.value]
    })
    const module = item.source.value.slice(SHARED.length)
    if (names.length > 0) found.set(module, [...(found.get(module) ?? []), ...names])
  }
  return found
}
