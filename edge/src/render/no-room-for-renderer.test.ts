import { mountSmallDisk, until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { releaseStore } from '../testing/start-release-site'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

const temporary = process.env.TMPDIR
afterEach(() => {
  if (temporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = temporary
})

const disk = mountSmallDisk(2)
afterAll(() => disk?.unmount())

;(disk ? test : test.skip)(
  'without room for the renderer’s files pages are left to the browser, and rendered once there is room',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    const releasesDir = releaseStore()
    process.env.TMPDIR = path
    fill()
    const site = await startSite({ releasesDir, serverRendering: true })
    expect((await browse(site, '/cart')).statusCode).toBe(200)
    expect((await browse(site, '/discovery.json')).statusCode).toBe(200)
    free()
    await until(async () => (await browse(site, '/cart')).body.includes('left to the browser'))
  },
)
