import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach, closeLater } from '../testing/close-after-each'

closeAfterEach()

const urlOf = (path: string) => pathToFileURL(join(__dirname, path)).href

/** A process that starts an isolated one, reports its id and folder, and waits. */
const PARENT = `
import { startIsolatedProcess } from '${urlOf('start-isolated-process.ts')}'
const { child, folder } = startIsolatedProcess(new URL('${urlOf('../testing/endless-program.ts')}'), 'ignore')
console.log(JSON.stringify({ pid: child.pid, folder }))
setInterval(() => {}, 1000)
`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('an isolated process that loops ends with a parent that is killed, and so does its folder', async () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'superium-parent-')))
  closeLater({ close: () => rmSync(home, { recursive: true }) })
  const program = join(home, 'parent.mts')
  writeFileSync(program, PARENT)
  const parent = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closeLater({ close: () => parent.kill('SIGKILL') })
  const [line] = await once(parent.stdout, 'data')
  const { pid, folder }: { pid: number; folder: string } = JSON.parse(String(line))
  closeLater({ close: () => isRunning(pid) && process.kill(pid, 'SIGKILL') })
  expect([isRunning(pid), existsSync(folder)]).toEqual([true, true])
  parent.kill('SIGKILL')
  await until(() => !isRunning(pid) && !existsSync(folder))
})
