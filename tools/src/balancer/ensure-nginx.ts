import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { findProgram } from '../process/find-program'
import { runInForeground } from '../process/run-in-foreground'

/** The folder of an unpacked nginx. */
export const nginxCache = (root: string): string => join(root, 'node_modules/.cache/superium/nginx')

/**
 * Resolves to the path of nginx: an installed one, or Debian's package unpacked into `cache` (installing it would start a
 * server on port 80). Throws `CliError` when neither is available.
 */
export async function ensureNginx(searchPath: string, cache: string): Promise<string> {
  const installed = findProgram(['nginx'], searchPath, ['/usr/sbin/nginx'])
  if (installed) return installed
  const unpacked = join(cache, 'usr/sbin/nginx')
  if (existsSync(unpacked)) return unpacked
  if (existsSync('/usr/bin/apt-get') && (await unpackDebian(cache)) && existsSync(unpacked)) return unpacked
  throw new CliError(
    'Running more than one instance needs nginx as the balancer: install nginx, or set SUPERIUM_INSTANCES to 1.',
  )
}

async function unpackDebian(cache: string): Promise<boolean> {
  mkdirSync(join(cache, '..'), { recursive: true })
  const dir = mkdtempSync(`${cache}-`)
  try {
    // Package lists may be outdated or missing (containers drop them).
    const loaded =
      (await download(dir)) || ((await runInForeground('apt-get', ['update', '-qq'])) === 0 && (await download(dir)))
    const archive = readdirSync(dir).find((name) => name.endsWith('.deb'))
    if (!loaded || !archive) return false
    if ((await runInForeground('dpkg', ['-x', join(dir, archive), join(dir, 'unpacked')])) !== 0) return false
    rmSync(cache, { recursive: true, force: true })
    renameSync(join(dir, 'unpacked'), cache)
    return true
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const download = async (dir: string): Promise<boolean> =>
  (await runInForeground('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'nginx'], {}, dir)) === 0
