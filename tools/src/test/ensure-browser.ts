import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CliError } from '../cli-error'
import { runInForeground, runNodeInForeground } from '../process/run-in-foreground'

/** In order of preference: the headless shell needs half the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's packages; older Debian versions have no headless shell. */
const DEBIANS = ['chromium-headless-shell', 'chromium']
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

/** The path of an installed Chrome or Chromium, or undefined. */
export function findBrowser(searchPath: string): string | undefined {
  const dirs = searchPath.split(delimiter)
  const inPath = NAMES.flatMap((name) => dirs.map((dir) => join(dir, name)))
  return [...inPath, ...ON_MACOS].find(isExecutable)
}

/**
 * The browser for the end-to-end tests: the one of `CHROMIUM_PATH`, an installed one, Debian's (installed here, as
 * root), or Playwright's own (undefined: Playwright finds it). Throws `CliError` if there is none.
 */
export async function ensureBrowser(env: Record<string, string | undefined>): Promise<string | undefined> {
  const chosen = env.CHROMIUM_PATH?.trim()
  if (chosen && !isExecutable(chosen)) throw new CliError(`CHROMIUM_PATH: there is no program at ${chosen}.`)
  const found = chosen || findBrowser(env.PATH ?? '')
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await installDebians())) {
    return findBrowser(env.PATH ?? '')
  }
  if ((await runNodeInForeground(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) === 0)
    return undefined
  throw new CliError('There is no browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

async function installDebians(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = async (): Promise<boolean> => {
    for (const browser of DEBIANS) {
      const packages = [browser, 'fonts-liberation']
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
