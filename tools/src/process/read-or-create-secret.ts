import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/**
 * Reads this installation's secret; on first use, creates one of `bytes` bytes in a file that only its owner can read.
 */
export async function readOrCreateSecret(file: string, bytes = 24): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    const secret = randomBytes(bytes).toString('base64url')
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
