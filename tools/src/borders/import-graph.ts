import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Package } from './discover-packages'
import { importsOf } from './imports'

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The file that a relative import of the file at `path` names; undefined if it is not among `files`. */
export function importedFile(files: ReadonlySet<string>, path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier)
  return ENDINGS.map((ending) => target + ending).find((one) => files.has(one))
}

/** Each file of the packages with the files that it imports, also by the entries of other packages. */
export function importGraph(root: string, packages: readonly Package[]): Map<string, Set<string>> {
  const files = new Set(packages.flatMap((one) => one.files))
  const entries = new Map(packages.flatMap((one) => entriesOf(root, one)))
  const resolve = (path: string, specifier: string): string | undefined =>
    specifier.startsWith('.') ? importedFile(files, path, specifier) : entries.get(specifier)
  return new Map(
    [...files].map((path) => {
      const imports = importsOf(readFileSync(join(root, path), 'utf8'), path.endsWith('x'))
      return [path, new Set(imports.flatMap(({ specifier }) => resolve(path, specifier) ?? []))]
    }),
  )
}

/** What other packages import, e.g. `@superium/shared/money`, and its file. */
function entriesOf(root: string, { folder, name }: Package): [specifier: string, file: string][] {
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, file]) =>
    typeof file === 'string' ? [[posix.join(name, entry), posix.join(folder, file)]] : [],
  )
}
