import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const nearest = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : nearest(dirname(folder))

/** This package's folder, whether run from `src` or from the bundle in `dist`. */
export const packageFolder = nearest(import.meta.dirname)
