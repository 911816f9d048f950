import { createEncodeQueue } from './encode-queue'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Jobs that the test ends, and the log of those that have started. */
function jobs() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, job, end: (name: string) => ends.get(name)?.() }
}

test('a visitor who asks for many pictures has one encoder, and does not keep another waiting', async () => {
  const { begun, job, end } = jobs()
  const queue = createEncodeQueue()
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => queue.urgent({ network: 'flood' }, job(name)))
  const shopper = queue.urgent({ network: 'ann' }, job('picture'))
  expect(begun).toEqual(['f1', 'picture'])
  for (const name of ['f1', 'f2', 'f3']) {
    end(name)
    await settle()
  }
  expect(begun).toEqual(['f1', 'picture', 'f2', 'f3', 'f4'])
  for (const name of ['picture', 'f4']) end(name)
  expect(await Promise.all([shopper, ...flood])).toEqual(['picture', 'f1', 'f2', 'f3', 'f4'])
})

test('one visitor fills the queue no further than a share, and gets 503 then', async () => {
  const { job } = jobs()
  const queue = createEncodeQueue()
  const asked = Array.from({ length: 70 }, (_, index) => queue.urgent({ network: 'flood' }, job(`f${index}`)))
  const refused: unknown[] = []
  for (const one of asked) one.catch((error: unknown) => refused.push(error))
  await settle()
  expect(refused).toHaveLength(9)
  expect(refused[0]).toMatchObject({ statusCode: 503 })
})

test('pictures that nobody waits for are made one at a time while no visitor waits', async () => {
  const { begun, job, end } = jobs()
  const queue = createEncodeQueue()
  const shopper = queue.urgent({ network: 'ann' }, job('picture'))
  const idle = ['i1', 'i2'].map((name) => queue.idle({ network: '' }, job(name)))
  await settle()
  expect(begun).toEqual(['picture'])
  end('picture')
  await shopper
  await settle()
  expect(begun).toEqual(['picture', 'i1'])
  end('i1')
  await settle()
  end('i2')
  expect(await Promise.all(idle)).toEqual(['i1', 'i2'])
})

test('the picture of a visitor who left is not made', async () => {
  const { begun, job, end } = jobs()
  const queue = createEncodeQueue()
  const running = ['a', 'b'].map((name) => queue.urgent({ network: name }, job(name)))
  const leaving = new AbortController()
  const left = expect(queue.urgent({ network: 'bob', signal: leaving.signal }, job('left'))).rejects.toThrow('gone')
  const idle = expect(queue.idle({ network: 'bob', signal: leaving.signal }, job('idle'))).rejects.toThrow('gone')
  leaving.abort(new Error('gone'))
  await left
  for (const name of ['a', 'b']) end(name)
  await Promise.all(running)
  await idle
  expect(begun).toEqual(['a', 'b'])
})
