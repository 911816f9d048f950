import { CliError } from '../cli-error'
import { findProgram, isExecutable } from '../process/find-program'
import { runNodeInForeground } from '../process/run-in-foreground'
import { installDebians } from './install-debians'

/** In order of preference: the headless shell needs half the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's packages; older Debian versions have no headless shell. */
const DEBIANS = ['chromium-headless-shell', 'chromium'].map((name) => [name, 'fonts-liberation'])
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of an installed Chrome or Chromium, or undefined. */
export const findBrowser = (searchPath: string): string | undefined => findProgram(NAMES, searchPath, ON_MACOS)

/**
 * The browser for the end-to-end tests: the one of `CHROMIUM_PATH`, an installed one, Debian's (installed here, as
 * root), or Playwright's own (undefined: Playwright finds it). Throws `CliError` if there is none.
 */
export async function ensureBrowser(env: Record<string, string | undefined>): Promise<string | undefined> {
  const chosen = env.CHROMIUM_PATH?.trim()
  if (chosen && !isExecutable(chosen)) throw new CliError(`CHROMIUM_PATH: there is no program at ${chosen}.`)
  const found = chosen || findBrowser(env.PATH ?? '')
  if (found) return found
  if (await installDebians(DEBIANS)) return findBrowser(env.PATH ?? '')
  if ((await runNodeInForeground(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) === 0)
    return undefined
  throw new CliError('There is no browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}
