import { sitemapReads } from './sitemap-reads'

test('reads run one after the other, and too many that wait are refused', async () => {
  const { queueRead } = sitemapReads(undefined)
  let side = 0
  let most = 0
  const read = () =>
    queueRead(async () => {
      side += 1
      most = Math.max(most, side)
      await new Promise(setImmediate)
      side -= 1
    })
  const all = Array.from({ length: 20 }, read)
  const refused = (await Promise.allSettled(all)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(most).toBe(1)
  expect(refused).toHaveLength(9)
  expect(refused[0]).toMatchObject({ statusCode: 503 })
})
