import { readHead } from './rendered-head'

const plain = { status: 200, whole: true, memory: 7 }
const read = (head: object) => readHead(JSON.stringify(head))

test('a head is parsed without its unknown fields', () => {
  const jsonLd = [{ '@type': 'Product', offers: { price: 1 } }]
  expect(read({ ...plain, meta: { title: 'Mugs', jsonLd, more: 1 }, paintFrom: 'header', odd: true })).toEqual({
    ...plain,
    paintFrom: 'header',
    meta: { title: 'Mugs', jsonLd },
  })
})

test.each([
  ['status', { ...plain, status: 'ok' }],
  ['whole', { ...plain, whole: 1 }],
  ['memory', { status: 200 }],
  ['location', { ...plain, location: '/a\r\nset-cookie: b' }],
  ['styles[0].text', { ...plain, styles: [{ name: 'mui 1a', text: 'p{}</style><script>' }] }],
  ['styles[0].name', { ...plain, styles: [{ name: 'mui" onload="', text: '' }] }],
  ['meta.title', { ...plain, meta: {} }],
  ['meta.description', { ...plain, meta: { title: 'a', description: {} } }],
  ['meta.pictures[0].srcset', { ...plain, meta: { title: 'a', pictures: [{ src: '' }] } }],
  ['meta.jsonLd[0]', { ...plain, meta: { title: 'a', jsonLd: ['</script>'] } }],
])('a head with a bad %s is rejected by its name', (field, head) => {
  expect(() => read(head)).toThrow(`${field} must be`)
})

test('null fields are left out', () => {
  expect(read({ ...plain, meta: { title: 'a', image: null, jsonLd: null } }).meta).toEqual({ title: 'a' })
  expect(read({ ...plain, meta: null })).toEqual(plain)
})
