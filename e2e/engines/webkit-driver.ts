import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../tools/src/process/free-port'
import type { Driver, Key } from './driver'
import { type GuardedProcess, startGuarded } from './guarded-process'

/** As WebDriver names keys. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' }

const ENVIRONMENT = {
  // Containers allow no sandbox, and have no graphics card and no accessibility bus.
  ...{ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  // The same on every machine: no language, which is the hardest one.
  ...{ LC_ALL: 'C.UTF-8', LANGUAGE: '' },
}

const SAYS_PROBLEM = 'PROBLEM '

/** Sends a command to a driver; resolves to its answer's value. Throws its error, or after `ms` without an answer. */
type Call = (method: 'GET' | 'POST', path: string, body?: object, ms?: number) => Promise<unknown>

/** Milliseconds. The answer of a page is lost if its process is replaced by that of the next page. */
const LONGEST_SCRIPT_MS = 10_000
/** Milliseconds; the first command starts the browser. */
const LONGEST_COMMAND_MS = 60_000

/** Milliseconds within which a display is there. */
const DISPLAY_WITHIN_MS = 20_000

/** Starts a display of its own for a window; resolves to its name. */
function startDisplay(): Promise<{ display: GuardedProcess; name: string }> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const display = startGuarded(['Xvfb', '-displayfd', '1', ...screen], {}, (line) => {
      said.push(line)
      if (!/^\d+$/.test(line)) return
      clearTimeout(timer)
      resolve({ display, name: `:${line}` })
    })
    const timer = setTimeout(() => {
      void display.end()
      reject(new Error(`No display within ${DISPLAY_WITHIN_MS / 1000} s: ${said.join(' ')}`))
    }, DISPLAY_WITHIN_MS)
  })
}

/** WebKitGTK, through its own WebDriver. Without `storage` its pages have no local storage. */
export async function openWebKit(storage: boolean, program: string): Promise<Driver> {
  const problems: string[] = []
  const { display, name } = await startDisplay()
  const port = await freePort()
  const env = { ...ENVIRONMENT, DISPLAY: name, ...(storage ? {} : { NO_STORAGE: '1' }) }
  const driver = startGuarded([program, `--port=${port}`], env, (line) => {
    if (line.startsWith(SAYS_PROBLEM)) problems.push(line.slice(SAYS_PROBLEM.length))
  })
  const close = async (): Promise<void> => {
    await driver.end()
    await display.end()
  }
  try {
    return { ...(await startSession(`http://127.0.0.1:${port}`)), problems: () => [...problems], close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(address: string): Promise<Omit<Driver, 'problems' | 'close'>> {
  const call: Call = async (method, path, body = {}, ms = LONGEST_COMMAND_MS) => {
    const posted = method === 'POST' && { body: JSON.stringify(body) }
    const answer = await fetch(address + path, { method, ...posted, signal: AbortSignal.timeout(ms) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await expect(() => call('GET', '/status'), 'a driver that answers').toPass()
  const window = { binary: join(import.meta.dirname, 'webkit-window.py'), args: ['--automation'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': window, pageLoadStrategy: 'none' }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string }
  return commands((method, path, body, ms) => call(method, `/session/${sessionId}${path}`, body, ms))
}

function commands(call: Call): Omit<Driver, 'problems' | 'close'> {
  const evaluate = <Given, Value>(work: (given: Given) => Value, given: Given): Promise<Value> =>
    call(
      'POST',
      '/execute/sync',
      { script: `return (${work})(arguments[0])`, args: [given] },
      LONGEST_SCRIPT_MS,
    ) as Promise<Value>
  const type = async (text: string): Promise<void> => {
    const active = (await call('GET', '/element/active')) as Record<string, string>
    await call('POST', `/element/${Object.values(active)[0]}/value`, { text })
  }
  return {
    evaluate,
    type,
    click: async (x, y) => {
      const move = { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 }
      const button = (action: string) => ({ type: action, button: 0 })
      const actions = [move, button('pointerDown'), button('pointerUp')]
      await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    press: (key) => type(KEYS[key]),
    resize: async (width, height) => void (await call('POST', '/window/rect', { x: 0, y: 0, width, height })),
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
  }
}
