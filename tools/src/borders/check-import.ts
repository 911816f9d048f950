import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { Package } from './discover-packages'
import { isForDevelopment, PRESET, type Rule } from './rules'

export interface Workspace {
  packages: Package[]
  declaredAtTop: Set<string>
}

/** Explains what is wrong with `specifier` in the file at `path` of package `from`; undefined if it is allowed. */
export function checkImport(
  workspace: Workspace,
  from: Package,
  rule: Rule,
  path: string,
  specifier: string,
): string | undefined {
  if (specifier.startsWith('.')) return checkRelative(workspace, from, rule, path, specifier)
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    return rule.server || isForDevelopment(path) ? undefined : `"${specifier}" exists on servers only`
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const target = workspace.packages.find((one) => one.name === name)
  const entry = specifier.slice(name.length + 1)
  const isHelpForTests = isForDevelopment(path) && isNeighbour(rule, target) && entry.startsWith('testing/')
  const isPreset = target?.folder === PRESET && isForDevelopment(path)
  if (target && target !== from && !isHelpForTests && !isPreset && !isAllowed(rule, target.folder, entry)) {
    return `${from.folder} must not import "${specifier}"`
  }
  const declared = name === from.name || from.declared.has(name) || isTypesOf(from.declared, name)
  if (declared) return undefined
  if ((rule.workspaceTools || isForDevelopment(path)) && toolsOf(workspace, rule).has(name)) return undefined
  // A test may set up the page's singletons (router, store) like the shell; they are dependencies of shared.
  const shared = workspace.packages.find(({ folder }) => folder === 'shared')
  if (isForDevelopment(path) && shared?.declared.has(name)) return undefined
  return `"${name}" is not declared in ${from.folder}/package.json`
}

/** The packages that a package's tests and configuration may use without declaring them. */
const toolsOf = ({ packages, declaredAtTop }: Workspace, { aloneInItsFolder = false }: Rule): Set<string> =>
  aloneInItsFolder ? (packages.find(({ folder }) => folder === PRESET)?.declared ?? new Set()) : declaredAtTop

/** Whether a package may import anything of another; if so, its tests may use that package's `testing` entries. */
const isNeighbour = ({ mayImport }: Rule, target: Package | undefined): boolean =>
  target !== undefined && mayImport.some((one) => one.split('/')[0] === target.folder)

/** A types-only package (`@types/…`) counts as a declaration of the module that it describes. */
const isTypesOf = (declared: Set<string>, name: string): boolean =>
  declared.has(`@types/${name.replace(/^@(.+)\//, '$1__')}`)

function checkRelative({ packages }: Workspace, from: Package, rule: Rule, path: string, specifier: string) {
  const target = posix.join(posix.dirname(path), specifier)
  if (target.startsWith(`${from.folder}/`) || target === from.folder) return undefined
  const folder = packages.find((one) => target === one.folder || target.startsWith(`${one.folder}/`))?.folder
  if (folder === undefined) {
    const mayLeave = isForDevelopment(path) && !rule.aloneInItsFolder
    return mayLeave ? undefined : `"${specifier}" leads out of ${from.folder}`
  }
  const allowed = isAllowed(rule, folder, undefined) || (isForDevelopment(path) && rule.inTests?.includes(folder))
  return allowed ? undefined : `${from.folder} must not import ${folder} ("${specifier}")`
}

/** `entry` is undefined for a relative path into the folder, which is allowed only if the whole folder is. */
function isAllowed(rule: Rule, folder: string, entry: string | undefined): boolean {
  return rule.mayImport.includes(folder) || (entry !== undefined && rule.mayImport.includes(`${folder}/${entry}`))
}
