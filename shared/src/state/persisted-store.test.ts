import { testProduct } from '../testing/test-product'
import { persistedStore } from './persisted-store'
import { $shopToken } from './session'
import { parseProducts } from './stored-product'
import { $toasts } from './toasts'

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)

test.each(['{', '42', 'null', '""x'])('a malformed stored value (%s) is dropped', (stored) => {
  localStorage.setItem(`key ${stored}`, stored)
  expect(persistedStore(`key ${stored}`, 'initial', parse).get()).toBe('initial')
})

test('a stored value is read, and hydration starts with the server’s value', () => {
  localStorage.setItem('good', '"stored"')
  const store = persistedStore('good', 'initial', parse)
  expect(store.get()).toBe('stored')
  expect(store.init).toBe('initial')
})

test('changes in another tab update the store', () => {
  const store = persistedStore('tab', 'initial', parse)
  const stop = store.listen(() => {})
  localStorage.setItem('tab', '"there"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tab', newValue: '"there"' }))
  expect(store.get()).toBe('there')
  stop()
})

test('what another tab stored is read before its event arrives, and only if it differs', () => {
  const store = persistedStore('reread', ['here'], (value) => value as string[])
  store.set(['mine'])
  const mine = store.get()
  store.reread()
  expect(store.get()).toBe(mine)
  localStorage.setItem('reread', '["theirs"]')
  store.reread()
  expect(store.get()).toEqual(['theirs'])
  localStorage.removeItem('reread')
  store.reread()
  expect(store.get()).toEqual(['theirs'])
})

test('malformed and duplicate products of a list are left out', () => {
  const good = { _id: '1', name: 'n', desc: 'd', brand: 'b', category: 'c', status: 'in-stock', price: 1, images: [] }
  expect(parseProducts([good, good, null, { ...good, _id: '2', price: 'free' }, 7])).toEqual([good])
  expect(parseProducts({ not: 'a list' })).toBeUndefined()
})

test.each([
  { colour: {} },
  { sku: 7 },
  { condition: ['New'] },
  { createdAt: 7 },
  { stock: 'many' },
  { reviewCount: {} },
  { rating: '5' },
  { regularPrice: {} },
  { variant: 7 },
  { variantName: {} },
])('a product with an invalid %p is left out', (wrong) => {
  const good = { _id: '1', name: 'n', desc: 'd', brand: 'b', category: 'c', status: 'in-stock', price: 1, images: [] }
  expect(parseProducts([{ ...good, ...wrong }])).toEqual([])
})

test('null removes the entry from storage', () => {
  $shopToken.set('present')
  expect(localStorage.getItem('shopToken')).toBe('"present"')
  $shopToken.set(null)
  expect(localStorage.getItem('shopToken')).toBeNull()
})

test('a value is kept in memory when storage is full, with one message', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = persistedStore('full', 'initial', parse)
  const stop = store.listen(() => {})
  store.set('first')
  store.set('second')
  stop()
  expect(store.get()).toBe('second')
  expect(localStorage.getItem('full')).toBeNull()
  expect($toasts.get()).toHaveLength(1)
  expect($toasts.get()[0]).toMatchObject({ variant: 'error', message: expect.stringContaining('no room left') })

  refuse.mockRestore()
  store.set('third')
  expect(localStorage.getItem('full')).toBe('"third"')
})

test('what another tab stores is newer than what a full storage refused here', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = persistedStore('two tabs', 'initial', parse)
  const stop = store.listen(() => {})
  store.set('mine')
  refuse.mockRestore()
  store.reread()
  expect(store.get()).toBe('mine')
  localStorage.setItem('two tabs', '"theirs"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'two tabs', newValue: '"theirs"' }))
  store.reread()
  expect(store.get()).toBe('theirs')
  stop()
})

const throwing = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

test.each<[string, PropertyDescriptor]>([
  ['null', { value: null }],
  ['refused', { get: throwing }],
  ['there, and refuses each call', { value: { getItem: throwing, setItem: throwing, removeItem: throwing } }],
])('where storage is %s, values live as long as the page, and one message says so', async (_, storage) => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}
  Object.defineProperty(window, 'localStorage', { ...storage, configurable: true })
  try {
    await jest.isolateModulesAsync(async () => {
      const { $cart, $toasts: $told, addToCart } = await import('.')
      const product = { ...testProduct('1'), stock: 3 }
      addToCart(product)
      addToCart(product)
      expect($cart.get()).toMatchObject([{ _id: '1', quantity: 2 }])
      expect($told.get()).toMatchObject([
        { variant: 'error', message: expect.stringContaining('keeps nothing for the shop') },
      ])
    })
  } finally {
    Object.defineProperty(window, 'localStorage', real)
  }
})
