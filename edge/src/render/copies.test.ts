import { createCopies } from './copies'

test('a container is copied once, however often a release asks', async () => {
  const copied: string[] = []
  const copies = createCopies(async (container) => void copied.push(container))
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) => copies(index % 2 ? 'shell' : 'mf_cart')),
  )
  expect(new Set(answers)).toEqual(new Set([undefined]))
  expect([...copied, await copies('shell')]).toEqual(['mf_cart', 'shell', undefined])
})

test('a copy that failed is tried again, once at a time', async () => {
  let tries = 0
  const copies = createCopies(async () => {
    tries += 1
    if (tries === 1) throw new Error('routes.js does not match its hash')
  })
  expect(await Promise.all([copies('mf_cart'), copies('mf_cart')])).toEqual(
    Array(2).fill('routes.js does not match its hash'),
  )
  expect([await copies('mf_cart'), tries]).toEqual([undefined, 2])
})
