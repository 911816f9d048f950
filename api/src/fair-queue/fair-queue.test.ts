import { createFairQueue } from './fair-queue'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Reads that the test ends, and the log of those that have started. */
function reads() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const read = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))))
  }
  return { begun, read, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('a limited number of reads run at once, the others follow in order, even after a failure', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 2, waiting: 10 })
  const all = ['a', 'b', 'c', 'd'].map((name) => enqueue('ann', read(name)))
  expect(begun).toEqual(['a', 'b'])
  const failed = expect(all[1]).rejects.toThrow('broken')
  end('b', new Error('broken'))
  await failed
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await settle()
  end('d')
  expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['a', 'c', 'd'])
})

test('a read is refused with 503 when too many wait, and later reads run again', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 1, waiting: 1 })
  const [first, second] = [enqueue('ann', read('first')), enqueue('ann', read('second'))]
  await expect(enqueue('ann', read('third'))).rejects.toMatchObject({ statusCode: 503 })
  end('first')
  await first
  await settle()
  end('second')
  await second
  void enqueue('ann', read('last'))
  expect(begun).toEqual(['first', 'second', 'last'])
})

test('callers take turns: who asks a lot neither keeps others waiting nor fills the queue', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 1, waiting: 10, waitingOfOne: 3 })
  const all = ['f1', 'f2', 'f3', 'f4'].map((name) => enqueue('flood', read(name)))
  await expect(enqueue('flood', read('f5'))).rejects.toMatchObject({ statusCode: 503 })
  all.push(enqueue('ann', read('a1')), enqueue('ann', read('a2')))
  for (const name of ['f1', 'f2', 'a1', 'f3', 'a2', 'f4']) {
    end(name)
    await settle()
  }
  await Promise.all(all)
  expect(begun).toEqual(['f1', 'f2', 'a1', 'f3', 'a2', 'f4'])
})

test('a full queue has room for a newcomer: the last job of whoever has most is given up', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 1, waiting: 4, waitingOfOne: 3 })
  const all = ['f1', 'f2', 'f3', 'f4'].map((name) => enqueue('flood', read(name)))
  all.push(enqueue('bob', read('b1')))
  const givenUp = expect(all[3]).rejects.toMatchObject({ statusCode: 503 })
  const ann = enqueue('ann', read('a1'))
  await givenUp
  // The flood has no more left than bob would have.
  await expect(enqueue('bob', read('b2'))).rejects.toMatchObject({ statusCode: 503 })
  for (const name of ['f1', 'f2', 'b1', 'a1', 'f3']) {
    end(name)
    await settle()
  }
  await Promise.all([...all.slice(0, 3), all[4], ann])
  expect(begun).toEqual(['f1', 'f2', 'b1', 'a1', 'f3'])
})

test('who leaves while waiting gives the place in the queue back, and the job never runs', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 1, waiting: 2 })
  const first = enqueue('ann', read('first'))
  const leaving = new AbortController()
  const left = expect(enqueue('bob', read('left'), leaving.signal)).rejects.toThrow('gone')
  const stays = enqueue('bob', read('stays'))
  leaving.abort(new Error('gone'))
  await left
  const last = enqueue('ann', read('last'))
  for (const name of ['first', 'stays', 'last']) {
    end(name)
    await settle()
  }
  expect(await Promise.all([first, stays, last])).toEqual(['first', 'stays', 'last'])
  expect(begun).toEqual(['first', 'stays', 'last'])
  await expect(enqueue('bob', read('late'), leaving.signal)).rejects.toThrow('gone')
})

test('no more jobs of one caller run at once than may, while others find room', async () => {
  const { begun, read, end } = reads()
  const enqueue = createFairQueue({ running: 3, runningOfOne: 1, waiting: 10 })
  const all = ['f1', 'f2'].map((name) => enqueue('flood', read(name)))
  all.push(enqueue('ann', read('a1')), enqueue('ann', read('a2')), enqueue('bob', read('b1')))
  expect(begun).toEqual(['f1', 'a1', 'b1'])
  for (const name of ['a1', 'f1', 'b1', 'a2', 'f2']) {
    end(name)
    await settle()
  }
  await Promise.all(all)
  expect(begun).toEqual(['f1', 'a1', 'b1', 'a2', 'f2'])
})
