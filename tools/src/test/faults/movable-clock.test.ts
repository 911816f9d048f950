import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeTree } from '../../testing/make-tree'

const SAY = `
  const say = () => console.log(JSON.stringify([Date.now(), new Date().getTime(), new Date(5).getTime(), typeof Date(), new Date() instanceof Date]))
  process.on('SIGWINCH', say)
  say()
  setInterval(() => {}, 1000)
`

test.each([10, -10, 0])('a server whose clock is to be %i minutes off says such times', async (minutes) => {
  const data = makeTree()
  writeFileSync(join(data, 'clock-minutes'), String(minutes))
  const child = spawn(process.execPath, ['--require', join(__dirname, 'movable-clock.cjs'), '-e', SAY], {
    env: { PATH: process.env.PATH, SUPERIUM_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = createInterface(child.stdout)
  const read = async (): Promise<unknown[]> => JSON.parse(String((await once(lines, 'line'))[0]))
  const [right] = await read()
  expect(Math.round((Number(right) - Date.now()) / 60_000) + 0).toBe(0)
  const next = read()
  child.kill('SIGWINCH')
  const [now, made, fixed, text, isDate] = await next
  expect([now, made].map((time) => Math.round((Number(time) - Date.now()) / 60_000) + 0)).toEqual([minutes, minutes])
  expect([fixed, text, isDate]).toEqual([5, 'string', true])
  child.kill()
})
