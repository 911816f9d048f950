import { hearRemotes, type RemoteEvent, tellRemote } from './remote-events'

test('who listens late hears what was before, in order, once', () => {
  tellRemote({ remote: 'mf-cart', what: 'loaded' })
  const heard: RemoteEvent[] = []
  hearRemotes((event) => heard.push(event))
  tellRemote({ remote: 'mf-catalog', what: 'loaded' })
  expect(heard.map(({ remote }) => remote)).toEqual(['mf-cart', 'mf-catalog'])
})
