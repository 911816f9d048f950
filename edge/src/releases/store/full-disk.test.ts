import { createHash } from 'node:crypto'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mountSmallDisk } from '@superium/shared/testing/node'
import { closeAfterEach } from '../../testing/close-after-each'
import { writeFiles } from '../../testing/release-files'
import { ask, CART_TOKEN, cartFiles, releaseStore } from '../../testing/start-release-site'
import { browse, startSite } from '../../testing/start-site'

closeAfterEach()

const disk = mountSmallDisk(8)
afterAll(() => disk?.unmount())

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort()

;(disk ? test : test.skip)(
  'on a full disk pages go on, a step of a release is 503 in words and leaves nothing, and works with room',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    const releasesDir = join(path, 'releases')
    cpSync(releaseStore(), releasesDir, { recursive: true })
    const hash = createHash('sha256').update(CART_TOKEN).digest('hex')
    const site = await startSite({ releasesDir, releaseTokens: { 'mf-cart': [hash] } })
    writeFiles(join(releasesDir, 'mf-cart/1.1.0'), cartFiles('1.1.0'))
    const goLive = () => ask(site, 'POST', '/mf-cart/1.1.0/live', { body: { traffic: 100 } })

    fill()
    const before = filesBelow(releasesDir)
    const refused = await goLive()
    expect(refused).toMatchObject({
      status: 'error',
      message: expect.stringContaining("The release store's disk is full."),
    })
    const upload = await ask(site, 'PUT', '/mf-cart/1.2.0?traffic=100', { tar: cartFiles('1.2.0') })
    expect(upload.message).toContain("The release store's disk is nearly full.")
    expect(filesBelow(releasesDir)).toEqual(before)
    for (const address of ['/cart', '/discovery.json', '/readyz', '/assets/mf-cart/1.0.0/remoteEntry.js'])
      expect([address, (await browse(site, address)).statusCode]).toEqual([address, 200])

    free()
    expect((await goLive()).status).toBe('success')
  },
)
