import os from 'node:os'
import { mountSmallDisk, until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { releaseStore } from '../testing/start-release-site'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

/** What the renderer of the test site writes. */
const RENDERED = 'left to the browser'

const disk = mountSmallDisk(2)
afterAll(() => disk?.unmount())

;(disk ? test : test.skip)(
  'without room for the renderer’s files pages are left to the browser, and rendered once there is room',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    const releasesDir = releaseStore()
    // Jest gives tests separate environment variables, which `tmpdir` does not read.
    jest.spyOn(os, 'tmpdir').mockReturnValue(path)
    fill()
    const site = await startSite({ releasesDir, serverRendering: true })
    const unrendered = await browse(site, '/cart')
    expect(unrendered.statusCode).toBe(200)
    expect(unrendered.body).not.toContain(RENDERED)
    expect((await browse(site, '/discovery.json')).statusCode).toBe(200)
    free()
    await until(async () => (await browse(site, '/cart')).body.includes(RENDERED))
  },
)
