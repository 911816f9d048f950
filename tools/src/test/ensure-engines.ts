import { spawnSync } from 'node:child_process'
import { CliError } from '../cli-error'
import { findProgram } from '../process/find-program'
import type { Progress } from '../progress/progress'
import { checkAvailable } from './check-available'
import { installDebians } from './install-debians'

const FIREFOX = ['firefox-esr', 'firefox']
const FIREFOX_ON_MACOS = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** Debian's packages of WebKit's driver, its window (`e2e/engines/webkit-window.py`) and a display. */
const WEBKIT = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']
const HAS_WINDOW = "import gi; gi.require_version('WebKit2', '4.1')"

/** The engines beside Chromium for the tests of `e2e/engines`. */
export interface Engines {
  /** The environment variables that name their programs; those of an engine that is left out are missing. */
  env: Record<string, string>
  /** Whether one is missing although it must not be. */
  incomplete: boolean
}

/** Finds Firefox and WebKit, or installs Debian's. Says which tests are left out without them. */
export async function ensureEngines(
  progress: Pick<Progress, 'say'>,
  env: Record<string, string | undefined>,
): Promise<Engines> {
  const found: Record<string, string> = {}
  const check = (engine: string, name: string, ensure: (searchPath: string) => Promise<string>) =>
    checkAvailable(progress, `the tests in ${engine}`, async () => (found[name] = await ensure(env.PATH ?? '')), env)
  const firefox = await check('Firefox', 'FIREFOX_PATH', ensureFirefox)
  const webkit = await check('WebKit', 'WEBKIT_DRIVER_PATH', ensureWebKit)
  return { env: found, incomplete: [firefox, webkit].includes('missing') }
}

async function ensureFirefox(searchPath: string): Promise<string> {
  const find = () => findProgram(FIREFOX, searchPath, FIREFOX_ON_MACOS)
  const found = find() ?? ((await installDebians([['firefox-esr']])) ? find() : undefined)
  if (found) return found
  throw new CliError('Install Firefox.')
}

async function ensureWebKit(searchPath: string): Promise<string> {
  const find = (): string | undefined => {
    const driver = findProgram(['WebKitWebDriver'], searchPath)
    const hasDisplay = findProgram(['Xvfb'], searchPath) !== undefined
    return hasDisplay && spawnSync('/usr/bin/python3', ['-c', HAS_WINDOW]).status === 0 ? driver : undefined
  }
  const found = find() ?? ((await installDebians([WEBKIT])) ? find() : undefined)
  if (found) return found
  throw new CliError(`Install Debian’s packages ${WEBKIT.join(', ')}.`)
}
