import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { INTEGRITY_FILE, integrityOf } from '@superium/release/integrity'
import { deployment } from './make-release-store'

interface Change {
  routes?: string[]
  slots?: string[]
  kind?: 'host' | 'remote'
  /** Replaces fields of `superium.json`. */
  facts?: Record<string, unknown>
  /** Adds or replaces files. */
  files?: Record<string, string>
}

/** The files of a small valid release, with their hashes. */
export function releaseFiles(name: string, version: string, change: Change = {}): Record<string, string> {
  const { routes = [`/${name.replace('mf-', '')}`], slots = [], kind = 'remote' } = change
  const facts = { ...deployment(name, { version, kind, routes }).extras.superium, slots, ...change.facts }
  const exposes = [...(kind === 'remote' ? ['./routes'] : []), ...slots.map((slot) => `./slots/${slot}`)]
  const files: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({
      name: name.replaceAll('-', '_'),
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      shared: [],
      exposes: exposes.map((path) => ({
        path,
        assets: { js: { sync: ['routes.js'], async: [] }, css: { sync: [], async: [] } },
      })),
    }),
    'superium.json': JSON.stringify(facts),
    'remoteEntry.js': `entry(${JSON.stringify(version)})`,
    'routes.js': 'routes()',
    [kind === 'host' ? 'server/main.cjs' : 'server/remoteEntry.cjs']:
      'exports.get = async () => () => ({ default: [] })',
    ...change.files,
  }
  const hashes = Object.entries(files)
    .filter(([file]) => file !== INTEGRITY_FILE)
    .map(([file, content]) => [file, integrityOf(Buffer.from(content))])
  return { [INTEGRITY_FILE]: JSON.stringify(Object.fromEntries(hashes)), ...files }
}

/** Writes files below a folder and returns the folder. */
export function writeFiles(folder: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
