import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverPackages, type Package } from '../borders/packages'
import { isForDevelopment } from '../borders/rules'
import { namesFromShared } from './names'

/** `expects.json` of a consumer: provider (folder) to module to the names that are taken from it. */
export type Expects = Record<string, Record<string, string[]>>

export const EXPECTS_FILE = 'expects.json'

/**
 * What each front-end package takes from others, read from its sources: of `shared` the names that it imports, of the shell
 * the props of the places that it fills, and the shell of each remote what it loads. `earlier` is the shell's present
 * record: a slot that nobody fills any more is still expected of who filled it.
 */
export function expectations(root: string, earlier: Expects = {}): Record<string, Expects> {
  const { packages } = discoverPackages(root)
  const remotes = packages.filter(({ folder }) => folder.startsWith('mf-'))
  const host = packages.find(({ folder }) => folder === 'shell')
  const exposed = new Map(remotes.map(({ folder }) => [folder, exposesOf(root, folder)]))
  const records: Record<string, Expects> = {}
  for (const remote of remotes) {
    const slots = Object.entries(exposed.get(remote.folder) ?? {}).filter(([module]) => module.startsWith('slots/'))
    records[remote.folder] = tidy({
      shared: fromShared(root, remote),
      shell: Object.fromEntries(slots.map(([module, file]) => [module, propsOf(join(root, remote.folder, file))])),
    })
  }
  if (host) {
    const providers = Object.fromEntries(remotes.map(({ folder }) => [folder, { routes: ['default'] } as Expects['']]))
    for (const slot of shownSlots(root, host)) {
      const filling = remotes.find(({ folder }) => `slots/${slot}` in (exposed.get(folder) ?? {}))?.folder
      const provider = filling ?? Object.keys(earlier).find((name) => `slots/${slot}` in (earlier[name] ?? {}))
      if (provider) providers[provider] = { ...providers[provider], [`slots/${slot}`]: ['default'] }
    }
    records[host.folder] = tidy({ shared: fromShared(root, host), ...providers })
  }
  return records
}

const sourcesOf = (root: string, { folder, files }: Package): { path: string; source: string }[] =>
  files
    .filter((path) => path.startsWith(`${folder}/src/`) && /\.tsx?$/.test(path) && !isForDevelopment(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))

function fromShared(root: string, from: Package): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { path, source } of sourcesOf(root, from)) {
    for (const [module, names] of namesFromShared(source, path.endsWith('x'))) {
      found[module] = [...(found[module] ?? []), ...names]
    }
  }
  return found
}

const shownSlots = (root: string, host: Package): string[] =>
  sourcesOf(root, host).flatMap(({ source }) =>
    [...source.matchAll(/<Slot\s+name="([^"]+)"/g)].flatMap(([, name]) => name ?? []),
  )

/** The modules that a remote's build exposes, without `./`, and their files. */
function exposesOf(root: string, folder: string): Record<string, string> {
  const config = readFileSync(join(root, folder, 'rspack.config.ts'), 'utf8')
  return Object.fromEntries(
    [...config.matchAll(/'\.\/(routes|slots\/[\w-]+)':\s*'([^']+)'/g)].map(([, module = '', file = '']) => [
      module,
      file,
    ]),
  )
}

/** The props that the component of a slot takes apart. */
function propsOf(file: string): string[] {
  const taken = /export default function \w+\(\{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return taken.split(',').flatMap((prop) => prop.split(/[:=]/)[0]?.trim() || [])
}

/** Each name once, all in order: a record changes only with what it records. */
function tidy(expects: Expects): Expects {
  const sorted = <T>(record: Record<string, T>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted(expects)
      .filter(([, modules]) => Object.keys(modules).length > 0)
      .map(([provider, modules]) => [
        provider,
        Object.fromEntries(sorted(modules).map(([module, names]) => [module, [...new Set(names)].sort()])),
      ]),
  )
}
