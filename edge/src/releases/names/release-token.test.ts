import type { StoredName } from '@superium/shared/registered-names'
import { idOfToken, looksLikeToken, makeToken } from './release-token'
import { verifyToken } from './verify-token'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const by = { kind: 'admin', name: 'ada@shop.example' } as const

const nameWith = (id: string, hash: string, change: object = {}): StoredName => ({
  name: 'mf-gift',
  owner: 'Gift',
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: by,
  tokens: [
    {
      ...{ id, hash, label: 'CI main', kind: 'job', createdAt: '2026-11-01T00:00:00.000Z', createdBy: by },
      ...{ expiresAt: '2026-12-01T00:00:00.000Z', ...change },
    } as StoredName['tokens'][number],
  ],
})

test('a token is recognised, and a cut or mistyped one is refused without a look at the list', () => {
  const { text, id } = makeToken()
  expect(text).toMatch(/^superium_[0-9a-f]{16}_[0-9a-f]{56}$/)
  expect(idOfToken(text)).toBe(id)
  const last = text.endsWith('0') ? '1' : '0'
  for (const wrong of [text.slice(0, -1), `${text}0`, text.slice(0, -1) + last, text.toUpperCase(), ` ${text}`]) {
    expect(idOfToken(wrong)).toBeUndefined()
  }
  expect([looksLikeToken(text), looksLikeToken('eyJhbGciOi.an.identity-token')]).toEqual([true, false])
  expect(new Set(Array.from({ length: 100 }, () => makeToken().text)).size).toBe(100)
})

test('a valid token stands for its name; a wrong secret of a known id, a revoked and an expired one are refused', () => {
  const { text, id, hash } = makeToken()
  expect(verifyToken(text, [nameWith(id, hash)], NOW)).toMatchObject({ name: 'mf-gift', token: { label: 'CI main' } })
  const refused: [string, StoredName[], number][] = [
    ['The token is not valid.', [], NOW],
    ['The token is not valid.', [nameWith(id, makeToken().hash)], NOW],
    ['was revoked on 2026-11-20', [nameWith(id, hash, { revokedAt: '2026-11-20T00:00:00.000Z' })], NOW],
    ['expired on 2026-12-01', [nameWith(id, hash)], Date.parse('2026-12-01T00:00:00.000Z')],
  ]
  for (const [words, names, now] of refused) expect(() => verifyToken(text, names, now)).toThrow(words)
})

test('a revoked token stays revoked when the clock is set back', () => {
  const { text, id, hash } = makeToken()
  const revoked = [nameWith(id, hash, { revokedAt: '2026-11-20T00:00:00.000Z' })]
  expect(() => verifyToken(text, revoked, Date.parse('2020-01-01T00:00:00.000Z'))).toThrow('was revoked')
})
