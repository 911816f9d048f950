import type { ReleaseFacts } from '@superium/shared/contract'
import type { Manifest } from '../manifest'

/** Libraries that must exist once per page: two copies would not see each other's components, state or locations. */
const ONCE = [
  ...['react', 'react-dom', 'react-router', 'react-router-dom'],
  ...['nanostores', '@nanostores/react', '@nanostores/persistent'],
]
/** Every remote bundles parts of this package; its parts that must exist once are in the manifest. */
const SHARED = '@superium/shared'

/**
 * Checks that a remote has no copy of a library that must exist once per page, neither in its own files (`own`) nor as
 * a shared module that its container provides. It may bundle any other library in any version.
 */
export function checkOwnCopies({ kind, own = {} }: Pick<ReleaseFacts, 'kind' | 'own'>, { shared }: Manifest): string[] {
  if (kind === 'host') return []
  // A container that only consumes a module names no version of it.
  const provided = shared.flatMap(({ name, version }) => (version === '' ? [] : [[packageOf(name), version] as const]))
  const copies = new Map([
    ...Object.entries(own).filter(([name]) => ONCE.includes(name)),
    ...provided.filter(([name]) => name === SHARED || ONCE.includes(name)),
  ])
  return [...copies].map(
    ([name, version]) =>
      `It brings its own copy of ${name} ${version}, of which a page has one only. Take the shell's: share it without a copy (import: false).`,
  )
}

/** `react` for `react/jsx-runtime`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
