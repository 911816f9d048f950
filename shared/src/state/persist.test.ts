import { persisted } from './persist'
import { parseProducts } from './product'

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)

test.each(['{', '42', 'null', '""x'])('a malformed stored value (%s) is dropped, not fatal', (stored) => {
  localStorage.setItem(`key ${stored}`, stored)
  expect(persisted(`key ${stored}`, 'initial', parse).get()).toBe('initial')
})

test('a good value is read and the first output stays that of the server', () => {
  localStorage.setItem('good', '"stored"')
  const store = persisted('good', 'initial', parse)
  expect(store.get()).toBe('stored')
  expect(store.init).toBe('initial')
})

test('another tab is followed', () => {
  const store = persisted('tab', 'initial', parse)
  const stop = store.listen(() => {})
  localStorage.setItem('tab', '"there"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tab', newValue: '"there"' }))
  expect(store.get()).toBe('there')
  stop()
})

test('of a list the malformed and repeated products are left out', () => {
  const good = { _id: '1', name: 'n', desc: 'd', brand: 'b', category: 'c', status: 'in-stock', price: 1, images: [] }
  expect(parseProducts([good, good, null, { ...good, _id: '2', price: 'free' }, 7])).toEqual([good])
  expect(parseProducts({ not: 'a list' })).toBeUndefined()
})
