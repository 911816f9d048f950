import { watchLeaving } from './leaving'
import { hearRemotes, type RemoteEvent, tellRemote } from './remote-events'

test('who listens late hears what was before, in order, once', () => {
  tellRemote({ remote: 'mf-cart', what: 'loaded' })
  const heard: RemoteEvent[] = []
  hearRemotes((event) => heard.push(event))
  tellRemote({ remote: 'mf-catalog', what: 'loaded' })
  expect(heard.map(({ remote }) => remote)).toEqual(['mf-cart', 'mf-catalog'])
})

test('what is called off because the page is left is nobody’s failure, heard late or not', () => {
  watchLeaving()
  const heard: RemoteEvent[] = []
  const failed: RemoteEvent = { remote: 'mf-cart', what: 'not-loaded', error: new Error('Loading chunk cart failed') }
  dispatchEvent(new Event('beforeunload'))
  tellRemote(failed)
  hearRemotes((event) => heard.push(event))
  tellRemote(failed)
  expect(heard).toEqual([])
  dispatchEvent(new Event('pageshow'))
  tellRemote(failed)
  expect(heard).toEqual([failed])
})
