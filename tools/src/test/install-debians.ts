import { existsSync } from 'node:fs'
import { runInForeground } from '../process/run-in-foreground'

/**
 * Installs the first of these lists of Debian's packages that can be installed; resolves to whether one is. Elsewhere, or
 * without root's rights, none is.
 */
export async function installDebians(alternatives: readonly (readonly string[])[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = async (): Promise<boolean> => {
    for (const packages of alternatives) {
      if (
        (await runInForeground('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)) === 0
      )
        return true
    }
    return false
  }
  // Package lists may be outdated or missing (containers drop them).
  return (await install()) || ((await runInForeground('apt-get', ['update', '-qq'], env)) === 0 && (await install()))
}
