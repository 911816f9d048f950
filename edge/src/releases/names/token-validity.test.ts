import type { StoredName, StoredToken } from '@superium/shared/registered-names'
import { withoutOldTokens } from './token-validity'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const by = { kind: 'admin', name: 'ada@shop.example' } as const
const days = (from: number) => new Date(NOW + from * DAY_MS).toISOString()

const token = (label: string, change: Partial<StoredToken>): StoredToken => ({
  ...{ id: label, hash: '', label, kind: 'job', createdAt: days(-300), createdBy: by, expiresAt: days(30), ...change },
})
const labelsOf = (tokens: StoredToken[]): string[] => {
  const name: StoredName = { name: 'mf-gift', owner: 'Gift', createdAt: days(-300), createdBy: by, tokens }
  return withoutOldTokens([name], NOW).flatMap((one) => one.tokens.map(({ label }) => label))
}

test('tokens leave the list 90 days after they were revoked or have expired', () => {
  const tokens = [
    token('valid', {}),
    token('revoked lately', { revokedAt: days(-89) }),
    token('revoked long ago', { revokedAt: days(-91) }),
    token('expired lately', { expiresAt: days(-89) }),
    token('expired long ago', { expiresAt: days(-91) }),
    token('revoked long ago, then expired', { revokedAt: days(-95), expiresAt: days(-1) }),
  ]
  expect(labelsOf(tokens)).toEqual(['valid', 'revoked lately', 'expired lately'])
})

test('of many tokens that ended lately the newest 200 stay, and no valid one goes', () => {
  const ended = Array.from({ length: 250 }, (_, index) => token(`${index}`, { revokedAt: days(-80 + index / 10) }))
  const left = labelsOf([token('valid', {}), ...ended])
  expect(left).toHaveLength(200)
  expect(left.slice(0, 2)).toEqual(['valid', '51'])
})
