import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { buildAll, isBuilt, plannedBuilds } from './build-front-ends'

const house = () =>
  makeTree({
    'package-lock.json': '{}',
    'shared/src/money.ts': 'money',
    'mf-cart/package.json': '{"version":"1.0.1"}',
    'mf-cart/rspack.config.ts': '',
    'mf-cart/dist/browser/main.js': '',
  })

test('a build is named after its version and sources, and is up to date once it ended well', async () => {
  const [build] = plannedBuilds(house())
  if (!build) throw new Error('no build planned')
  expect(build.release).toMatch(/^1\.0\.1-[0-9a-f]{8}$/)
  expect(isBuilt(build)).toBe(false)

  const asked: string[] = []
  await buildAll([build], async ({ args, env }) => {
    asked.push(...args, String(env.SUPERIUM_BUILD_VERSION))
  })
  expect(asked).toContain(join(build.dir, 'rspack.config.ts'))
  expect(asked).toContain(build.release)
  expect(isBuilt(build)).toBe(true)
})

test('a build that failed is not up to date, whatever lies in its folder', async () => {
  const [build] = plannedBuilds(house())
  if (!build) throw new Error('no build planned')
  await buildAll([build], async () => {})
  await expect(buildAll([build], () => Promise.reject(new Error('no loader')))).rejects.toThrow('no loader')
  expect(isBuilt(build)).toBe(false)
})
