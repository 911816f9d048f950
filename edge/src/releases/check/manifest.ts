import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a release check reads of a Module Federation `mf-manifest.json`. */
export interface Manifest {
  name: string
  remoteEntry: string
  shared: { name: string; version: string }[]
  exposes: { path: string; files: string[] }[]
}

/** Reads the manifest in a release's folder; throws saying what of it is missing. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'))
  const entry = at(manifest, 'metaData', 'remoteEntry')
  return {
    name: text(at(manifest, 'name'), 'name'),
    remoteEntry:
      text(at(entry, 'path') ?? '', 'metaData.remoteEntry.path') + text(at(entry, 'name'), 'metaData.remoteEntry.name'),
    shared: list(at(manifest, 'shared'), 'shared').map((one) => ({
      name: text(at(one, 'name'), 'shared[].name'),
      version: text(at(one, 'version') ?? '', 'shared[].version'),
    })),
    exposes: list(at(manifest, 'exposes') ?? [], 'exposes').map((one) => ({
      path: text(at(one, 'path'), 'exposes[].path'),
      files: ['js', 'css'].flatMap((kind) =>
        list(at(one, 'assets', kind, 'sync') ?? [], 'exposes[].assets').map((file) => text(file, 'exposes[].assets')),
      ),
    })),
  }
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, key)?.value : undefined,
    value,
  )
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`${where} must be a string`)
  return value
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`)
  return value
}
