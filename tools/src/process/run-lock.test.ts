import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountSmallDisk } from '@superium/shared/testing/node'
import { makeTree } from '../testing/make-tree'
import { identify } from './process-identity'
import { RunLock } from './run-lock'

const SLEEP = ['-e', 'setInterval(() => {}, 1000)']
const dead = { pid: process.pid, started: 'long ago' }

test('a second run on the same folder is told of the first', async () => {
  const data = makeTree()
  const first = await RunLock.take(data, 'http://localhost:3000')
  await expect(RunLock.take(data, 'http://localhost:4000')).rejects.toThrow(
    `Superium already runs from ${data} (http://localhost:3000, process ${process.pid})`,
  )
  first.release()
  await expect(RunLock.take(data, 'http://localhost:4000')).resolves.toBeDefined()
})

test('what a killed run left behind is ended; a process that only has the same number is not', async () => {
  const data = makeTree()
  const orphan = spawn(process.execPath, SLEEP, { detached: true, stdio: 'ignore' })
  const foreign = spawn(process.execPath, SLEEP, { detached: true, stdio: 'ignore' })
  try {
    const children = [
      { ...identify(orphan.pid ?? 0), name: 'api' },
      { pid: foreign.pid, started: 'another time', name: 'edge' },
    ]
    writeFileSync(join(data, 'run.json'), JSON.stringify({ supervisor: dead, address: '', children }))
    const ended: string[] = []
    await RunLock.take(data, '', (name) => ended.push(name))
    expect(ended).toEqual(['api'])
    expect(identify(orphan.pid ?? 0)).toBeUndefined()
    expect(identify(foreign.pid ?? 0)).toBeDefined()
  } finally {
    foreign.kill('SIGKILL')
    orphan.kill('SIGKILL')
  }
})

test('an account that was cut short while being written does not stop the next run', async () => {
  const data = makeTree({ 'run.json': '{"superv' })
  await RunLock.take(data, 'http://localhost:3000')
  expect(JSON.parse(readFileSync(join(data, 'run.json'), 'utf8')).supervisor.pid).toBe(process.pid)
})

test('a folder that cannot be made is refused in one sentence', async () => {
  const data = join(makeTree({ file: '' }), 'file', 'data')
  await expect(RunLock.take(data, '')).rejects.toThrow(`The data folder ${data} cannot be written (ENOTDIR)`)
})

test('a folder under /proc is refused too, and soon', async () => {
  if (!existsSync('/proc/self')) return
  await expect(RunLock.take('/proc/superium', '')).rejects.toThrow('cannot be written')
})

const disk = mountSmallDisk(1)
afterAll(() => disk?.unmount())

;(disk ? test : test.skip)('a full disk stops no restart, and the record is complete with the next one', async () => {
  const { path, fill, free } = disk as NonNullable<typeof disk>
  const run = await RunLock.take(path, '')
  const names = (): string[] =>
    JSON.parse(readFileSync(join(path, 'run.json'), 'utf8')).children.map(({ name }: { name: string }) => name)
  fill()
  run.add('api', process.pid)
  expect(names()).toEqual([])
  free()
  run.add('edge', process.pid)
  expect(names()).toEqual(['api', 'edge'])
})
