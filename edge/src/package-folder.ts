import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const nearest = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : nearest(dirname(folder))

/** This package's folder, the same from `src` and from the bundle in `dist`. */
export const packageFolder = nearest(import.meta.dirname)
