import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these programs in the folders of a search path, then of `others`; undefined if none is there. */
export function findProgram(
  names: readonly string[],
  searchPath: string,
  others: readonly string[] = [],
): string | undefined {
  const dirs = searchPath.split(delimiter)
  const inPath = names.flatMap((name) => dirs.map((dir) => join(dir, name)))
  return [...inPath, ...others].find(isExecutable)
}
