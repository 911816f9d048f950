import type { PictureStore } from './picture-store'
import { type Wanted, warmCache } from './warm-cache'

const wanted: readonly Wanted[] = [
  ['a', '320.avif'],
  ['b', '320.avif'],
  ['c', '320.avif'],
]

function recorder(fail: string, asked: string[]): Pick<PictureStore, 'read'> {
  return {
    read: async (key, _, asker) => {
      asked.push(asker ? `${key} for a visitor` : key)
      if (key === fail) throw new Error('disk full')
      return Buffer.from(key)
    },
  }
}

test('warming reads every picture as a background job and continues after a failure', async () => {
  const asked: string[] = []
  expect(await warmCache(recorder('b', asked), wanted)).toBe(2)
  expect(asked).toEqual(['a', 'b', 'c'])
})

test('warming stops when the process stops', async () => {
  expect(await warmCache(recorder('', []), wanted, AbortSignal.abort())).toBe(0)
})
