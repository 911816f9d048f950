import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The real path of a file of the installed package `name`, as Node finds the package from `dir`; then from this package,
 * whose dependencies npm may install elsewhere. Undefined: not installed.
 */
export function packageFile(name: string, file: string, dir: string): string | undefined {
  return [dir, import.meta.dirname].flatMap((from) => fileAbove(from, join('node_modules', name, file)) ?? [])[0]
}

function fileAbove(dir: string, path: string): string | undefined {
  const file = join(dir, path)
  if (existsSync(file)) return realpathSync(file)
  return dirname(dir) === dir ? undefined : fileAbove(dirname(dir), path)
}
