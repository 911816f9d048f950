import { showPage } from '../testing/show-page'
import type { RemoteEvent } from './remote-events'

/** As on a page where nobody has listened yet. */
async function onNewPage() {
  jest.resetModules()
  const { watchLeaving } = await import('./leaving')
  watchLeaving()
  return import('./remote-events')
}

const failed: RemoteEvent = { remote: 'mf-cart', what: 'not-loaded', error: new Error('Loading chunk cart failed') }

test('who listens late hears what was before, in order, once', async () => {
  const { hearRemotes, tellRemote } = await onNewPage()
  tellRemote({ remote: 'mf-cart', what: 'loaded' })
  const heard: RemoteEvent[] = []
  hearRemotes((event) => heard.push(event))
  tellRemote({ remote: 'mf-catalog', what: 'loaded' })
  expect(heard.map(({ remote }) => remote)).toEqual(['mf-cart', 'mf-catalog'])
})

test('whether the page was being left when it happened is heard too, however late', async () => {
  const { hearRemotes, tellRemote } = await onNewPage()
  const heard: boolean[] = []
  tellRemote(failed)
  dispatchEvent(new Event('beforeunload'))
  tellRemote(failed)
  showPage(true)
  hearRemotes((_, leaving) => heard.push(leaving))
  tellRemote(failed)
  dispatchEvent(new Event('beforeunload'))
  tellRemote(failed)
  expect(heard).toEqual([false, true, false, true])
})
