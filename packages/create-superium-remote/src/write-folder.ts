import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Says why no remote can be made in `dir`; undefined when `dir` does not exist or is empty. */
export function problemOfFolder(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined
  try {
    return readdirSync(dir).length > 0
      ? `The folder ${dir} is not empty. Choose another name, or remove it.`
      : undefined
  } catch {
    return `${dir} is a file. Choose another name, or remove it.`
  }
}

/** Writes all files (path to content) into the new folder `dir`: all of them, or nothing when one fails. */
export function writeFolder(dir: string, files: Record<string, string | Buffer>): void {
  const draft = mkdtempSync(join(dirname(dir), '.superium-remote-'))
  try {
    const made = join(draft, 'remote')
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(made, path)), { recursive: true })
      writeFileSync(join(made, path), content)
    }
    if (existsSync(dir)) rmdirSync(dir)
    renameSync(made, dir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
