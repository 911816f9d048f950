import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXPECTS_FILE, type Expects } from './record'

/** What a package's `expects.json` says; nothing where there is none yet. */
export function recorded(root: string, folder: string): Expects {
  const file = join(root, folder, EXPECTS_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Expects) : {}
}
