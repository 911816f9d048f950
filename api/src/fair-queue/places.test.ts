import { createPlaces, type PlaceTaker } from './places'

const LIMITS = { all: { most: 6, unverified: 4 }, network: { most: 3, unverified: 2 } }
const stays = () => new AbortController().signal
const open = (patience = stays) => createPlaces(LIMITS, patience)

const unverified = (ip: string): PlaceTaker => ({ ip, verified: false })
const verified = (ip: string): PlaceTaker => ({ ip, verified: true })

/** Lets everything happen that needs no further event. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Asks for places one after the other; tells which have been given. */
function ask(places: ReturnType<typeof open>, takers: readonly PlaceTaker[]) {
  const given: number[] = []
  const leave: (() => void)[] = []
  for (const [index, taker] of takers.entries())
    void places.take(taker, stays()).then((end) => {
      given.push(index)
      leave[index] = end
    })
  return { given, leave: (index: number) => leave[index]?.() }
}

test('a network holds some places, its others wait, and the next one follows when a place is free', async () => {
  const { given, leave } = ask(open(), Array(3).fill(unverified('203.0.113.1')))
  await settle()
  expect(given).toEqual([0, 1])
  leave(0)
  leave(0)
  await settle()
  expect(given).toEqual([0, 1, 2])
})

test('three networks of unverified accounts leave places to verified ones', async () => {
  const places = open()
  const { given } = ask(
    places,
    ['203.0.113.1', '203.0.113.2', '203.0.113.3'].flatMap((ip) => [unverified(ip), unverified(ip)]),
  )
  await settle()
  expect(given).toEqual([0, 1, 2, 3])
  expect(await places.take(verified('203.0.113.9'), stays())).toBeInstanceOf(Function)
  // In the attackers' own network, too.
  expect(await places.take(verified('203.0.113.1'), stays())).toBeInstanceOf(Function)
})

test('the addresses of an IPv6 subscriber share their places; a site of many subscribers has four times as many', async () => {
  const roomy = { all: { most: 99, unverified: 99 }, network: { most: 2, unverified: 2 } }
  const places = createPlaces(roomy, stays)
  const subscriber = ask(
    places,
    [1, 2, 3].map((n) => unverified(`2001:db8:0:1::${n}`)),
  )
  const site = ask(
    places,
    [2, 3, 4, 5, 6, 7, 8, 9].map((n) => unverified(`2001:db8:0:${n}::1`)),
  )
  await settle()
  expect(subscriber.given).toEqual([0, 1])
  expect(site.given).toHaveLength(6)
})

test('who leaves while waiting waits no longer, and the place goes to the next', async () => {
  const places = open()
  const { leave } = ask(places, Array(2).fill(unverified('203.0.113.1')))
  const gone = new AbortController()
  const waiting = places.take(unverified('203.0.113.1'), gone.signal)
  const next = ask(places, [unverified('203.0.113.1')])
  gone.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  leave(0)
  await settle()
  expect(next.given).toEqual([0])
})

test('a wait ends with a 503, and holds nothing afterwards', async () => {
  const late = new AbortController()
  let patience = stays()
  const places = open(() => patience)
  const { given, leave } = ask(places, ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'].map(unverified))
  patience = late.signal
  const waiting = places.take(unverified('203.0.113.3'), stays())
  await settle()
  late.abort()
  await expect(waiting).rejects.toMatchObject({ statusCode: 503 })
  expect(given).toHaveLength(4)
  leave(0)
  patience = stays()
  expect(await places.take(unverified('203.0.113.3'), stays())).toBeInstanceOf(Function)
})
