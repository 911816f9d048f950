import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runNode } from '../process/foreground'
import { Refusal } from '../refusal'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An installed Chrome or Chromium, or undefined. */
export function findBrowser(searchPath: string): string | undefined {
  const inPath = searchPath.split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)))
  return [...inPath, ...ON_MACOS].find(isExecutable)
}

/**
 * The browser for the end-to-end tests: the one of `CHROMIUM_PATH`, one that is installed, Debian's (installed here,
 * as root), or Playwright's own (undefined: Playwright knows where). Throws `Refusal` when none can be had.
 */
export async function bringBrowser(env: Record<string, string | undefined>): Promise<string | undefined> {
  const chosen = env.CHROMIUM_PATH?.trim()
  if (chosen && !isExecutable(chosen)) throw new Refusal(`CHROMIUM_PATH: there is no program at ${chosen}.`)
  const found = chosen || findBrowser(env.PATH ?? '')
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await installDebians())) {
    return findBrowser(env.PATH ?? '')
  }
  if ((await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) === 0) return undefined
  throw new Refusal('There is no browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

async function installDebians(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], env)
  // Package lists may be missing (containers drop them) or old.
  return (await install()) === 0 || ((await run('apt-get', ['update', '-qq'], env)) === 0 && (await install()) === 0)
}
