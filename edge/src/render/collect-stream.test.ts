import { Readable, type Writable } from 'node:stream'
import { collectStream } from './collect-stream'

test('all chunks are collected into one buffer', async () => {
  expect(String(await collectStream(Readable.from(['<p>', '日本', '</p>'])))).toBe('<p>日本</p>')
})

test('the writer never gets backpressure', async () => {
  const told: boolean[] = []
  const pipe = (to: Writable): void => {
    for (let piece = 0; piece < 100; piece += 1) told.push(to.write(Buffer.alloc(10_000)))
    to.end()
  }
  expect(await collectStream({ pipe })).toHaveLength(1_000_000)
  expect(told).not.toContain(false)
})

test('a stream that fails rejects', async () => {
  const pipe = (to: Writable): void => void to.destroy(new Error('cut off'))
  await expect(collectStream({ pipe })).rejects.toThrow('cut off')
})
