import { firePageShow } from '../testing/fire-pageshow'
import type { RemoteEvent } from './remote-events'

/** Loads a fresh copy of the module, as on a page without a listener. */
async function onNewPage() {
  jest.resetModules()
  const { watchPageUnload } = await import('./page-unload')
  watchPageUnload()
  return import('./remote-events')
}

const failed: RemoteEvent = { remote: 'mf-cart', what: 'not-loaded', error: new Error('Loading chunk cart failed') }

test('a late listener gets earlier events once and in order', async () => {
  const { onRemoteEvents, reportRemoteEvent } = await onNewPage()
  reportRemoteEvent({ remote: 'mf-cart', what: 'loaded' })
  const heard: RemoteEvent[] = []
  onRemoteEvents((event) => heard.push(event))
  reportRemoteEvent({ remote: 'mf-catalog', what: 'loaded' })
  expect(heard.map(({ remote }) => remote)).toEqual(['mf-cart', 'mf-catalog'])
})

test('an event records whether the page was unloading', async () => {
  const { onRemoteEvents, reportRemoteEvent } = await onNewPage()
  const heard: boolean[] = []
  reportRemoteEvent(failed)
  dispatchEvent(new Event('beforeunload'))
  reportRemoteEvent(failed)
  firePageShow(true)
  onRemoteEvents((_, leaving) => heard.push(leaving))
  reportRemoteEvent(failed)
  dispatchEvent(new Event('beforeunload'))
  reportRemoteEvent(failed)
  expect(heard).toEqual([false, true, false, true])
})
