import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FILE } from '@superium/shared/contract'

/** What the site's server reads of a Module Federation `mf-manifest.json`. Files are relative to the release's folder. */
export interface Manifest {
  name: string
  remoteEntry: string
  shared: { name: string; version: string }[]
  /** What is loaded at once with each expose. */
  exposes: { path: string; scripts: string[]; styles: string[] }[]
}

/** Reads the manifest in a release's folder; throws saying what of it is missing. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  parseManifest(await readFile(join(folder, 'mf-manifest.json'), 'utf8'))

/** Parses `mf-manifest.json`; throws saying what of it is missing. */
export function parseManifest(json: string): Manifest {
  const manifest: unknown = JSON.parse(json)
  const entry = at(manifest, 'metaData', 'remoteEntry')
  return {
    name: text(at(manifest, 'name'), 'name'),
    remoteEntry: file(
      inFolder(
        text(at(entry, 'path') ?? '', 'metaData.remoteEntry.path'),
        text(at(entry, 'name'), 'metaData.remoteEntry.name'),
      ),
      'metaData.remoteEntry',
    ),
    shared: list(at(manifest, 'shared'), 'shared').map((one) => ({
      name: text(at(one, 'name'), 'shared[].name'),
      version: text(at(one, 'version') ?? '', 'shared[].version'),
    })),
    exposes: list(at(manifest, 'exposes') ?? [], 'exposes').map((one) => ({
      path: text(at(one, 'path'), 'exposes[].path'),
      scripts: files(one, 'js'),
      styles: files(one, 'css'),
    })),
  }
}

/** As Module Federation's runtime puts them together (`simpleJoinRemoteEntry`). */
function inFolder(path: string, name: string): string {
  const folder = path.replace(/^\.?\//, '').replace(/\/$/, '')
  return folder === '' || folder === '.' ? name : `${folder}/${name}`
}

const files = (expose: unknown, kind: 'js' | 'css'): string[] =>
  list(at(expose, 'assets', kind, 'sync') ?? [], 'exposes[].assets').map((file) => text(file, 'exposes[].assets'))

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

/** A name that discovery may carry, where there is one (a host needs none): what it may not would cost it all remotes. */
function file(value: string, where: string): string {
  if (value !== '' && !RELEASE_FILE.test(value)) throw new Error(`${where} must be a file of the release`)
  return value
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`)
  return value
}
