import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FILE } from '@superium/shared/contract'

/** The part of Module Federation's `mf-manifest.json` that the site's server reads. Files are relative to the release's folder. */
export interface Manifest {
  name: string
  remoteEntry: string
  shared: { name: string; version: string }[]
  /** The files that load together with each exposed module. */
  exposes: { path: string; scripts: string[]; styles: string[] }[]
}

/** Reads the manifest of a release's folder; throws naming a missing field. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  parseManifest(await readFile(join(folder, 'mf-manifest.json'), 'utf8'))

/** Parses `mf-manifest.json`; throws naming a missing field. */
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

/** Joins like Module Federation's runtime (`simpleJoinRemoteEntry`). */
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

/** A file name that discovery accepts, or an empty one (a host needs none). An invalid name would make the whole document unreadable. */
function file(value: string, where: string): string {
  if (value !== '' && !RELEASE_FILE.test(value)) throw new Error(`${where} must be a file of the release`)
  return value
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`)
  return value
}
