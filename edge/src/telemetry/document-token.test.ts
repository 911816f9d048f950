import { createDocumentTokens, TOKEN_MS } from './document-token'

const SECRET = 'a-service-token-of-tests-0123'
const facts = { id: 'AAAAAAAAAAAA', counted: true, combination: 'BBBBBBBB', page: 3 }
const address = '203.0.113.7'

test('every instance with the secret reads a token, and it says nothing of the address', () => {
  const network = createDocumentTokens(SECRET).networkOf(address)
  const token = createDocumentTokens(SECRET).sign({ ...facts, network })
  expect(token).toMatch(/^[\w-]{50}$/)
  const read = createDocumentTokens(SECRET).read(token)
  expect(read).toEqual({ ...facts, network })
  expect(Buffer.from(token, 'base64url').includes(Buffer.from([203, 0, 113, 7]))).toBe(false)
})

test('a document without a page and one that does not count keep their facts', () => {
  const tokens = createDocumentTokens(SECRET)
  const token = tokens.sign({ ...facts, counted: false, page: undefined, network: 'CCCCCC' })
  expect(tokens.read(token)).toMatchObject({ counted: false, page: undefined })
})

test('documents of one address share a network, on the same day', () => {
  let now = Date.parse('2026-03-02T12:00:00Z')
  const tokens = createDocumentTokens(SECRET, () => now)
  const first = tokens.networkOf(address)
  expect(tokens.networkOf(address)).toBe(first)
  expect(tokens.networkOf('203.0.113.8')).not.toBe(first)
  now += 86_400_000
  expect(tokens.networkOf(address)).not.toBe(first)
})

test('a changed token, one of another secret and an expired one are refused', () => {
  let now = 0
  const tokens = createDocumentTokens(SECRET, () => now)
  const token = tokens.sign({ ...facts, network: 'CCCCCC' })
  for (const [index, letter] of [...token].entries()) {
    const changed = token.slice(0, index) + (letter === 'A' ? 'B' : 'A') + token.slice(index + 1)
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue
    expect(tokens.read(changed)).toBeUndefined()
  }
  expect(createDocumentTokens('another-secret').read(token)).toBeUndefined()
  expect(tokens.read('')).toBeUndefined()
  now = TOKEN_MS
  expect(tokens.read(token)).toBeDefined()
  now = TOKEN_MS + 60_001
  expect(tokens.read(token)).toBeUndefined()
})
