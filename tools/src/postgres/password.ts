import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** This installation's database password: made once, kept in a file that only its owner can read. */
export async function readOrMakePassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    const password = randomBytes(24).toString('base64url')
    await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
    return password
  }
}
