import { mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../../testing/make-release-store'
import { startSite } from '../../testing/start-site'
import { inDraftFolder, OWN_DRAFT } from './draft-folder'
import { removeDrafts } from './remove-drafts'

closeAfterEach()

const HOURS_AGO = new Date(Date.now() - 5 * 3_600_000)

test('old drafts are removed, those of running uploads are kept', async () => {
  const dir = makeReleaseStore({
    ...siteFiles,
    '.draft-old/mf-cart/1.1.0/a.js': '',
    '.draft-new/mf-cart/1.1.0/a.js': '',
  })
  utimesSync(join(dir, '.draft-old'), HOURS_AGO, HOURS_AGO)
  await (await startSite({ releasesDir: dir })).ready()
  expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual(['.draft-new'])
  expect(readdirSync(dir)).toContain('mf-catalog')
})

test('a draft that an edge leaves is removed while another one runs', async () => {
  const dir = makeReleaseStore(siteFiles)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] })
  try {
    await (await startSite({ releasesDir: dir })).ready()
    mkdirSync(join(dir, '.draft-killed/mf-cart/1.1.0'), { recursive: true })
    utimesSync(join(dir, '.draft-killed'), HOURS_AGO, HOURS_AGO)
    jest.advanceTimersByTime(300_000)
    jest.useRealTimers()
    await until(() => !readdirSync(dir).includes('.draft-killed'))
  } finally {
    jest.useRealTimers()
  }
})

test('a draft of this machine is removed when its upload has given no sign of life for 20 seconds', async () => {
  const dir = makeReleaseStore({ [`${OWN_DRAFT}dead/a.js`]: '', '.draft-elsewhere/a.js': '' })
  const lastSign = new Date(Date.now() - 21_000)
  for (const draft of readdirSync(dir)) utimesSync(join(dir, draft), lastSign, lastSign)
  await inDraftFolder(dir, async (root) => {
    await removeDrafts(dir, 900_000)
    expect(readdirSync(dir).sort()).toEqual([basename(root), '.draft-elsewhere'].sort())
  })
  expect(readdirSync(dir)).toEqual(['.draft-elsewhere'])
})

test('an upload that takes long gives signs of life', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const dir = makeReleaseStore({})
    await inDraftFolder(dir, async (root) => {
      utimesSync(root, HOURS_AGO, HOURS_AGO)
      jest.advanceTimersByTime(5_000)
      jest.useRealTimers()
      await until(() => statSync(root).mtimeMs > HOURS_AGO.getTime())
    })
  } finally {
    jest.useRealTimers()
  }
})

test('a missing store has no drafts', async () => {
  await expect(removeDrafts('/nowhere', 0)).resolves.toBeUndefined()
})
