import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Semver ranges of packages: those in `folders` by their own versions, all others as the top-level package.json or one
 * of these declares them.
 */
export function rangesOf(root: string, folders: string[]): Record<string, string> {
  const manifests = folders.map((folder) => manifestIn(join(root, folder)))
  return {
    ...manifestIn(root).devDependencies,
    ...Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)),
    ...Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`])),
  }
}

const manifestIn = (
  dir: string,
): { name: string; version: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
