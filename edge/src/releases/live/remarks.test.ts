import type { ReleaseRemarks } from '@superium/shared/contract'
import { remarked } from './remarks'

const takenBack = { at: '2026-11-22T12:00:00.000Z', by: { kind: 'team', name: 'mf-cart' }, why: '' } as const

test('of many remarks the oldest go, and forced versions keep theirs', () => {
  let remarks: ReleaseRemarks | undefined
  const mark = (version: string, change: Parameters<typeof remarked>[3]) => {
    remarks = remarked(remarks, 'mf-cart', version, change)
  }
  mark('0.1.0', { takenBack })
  mark('0.2.0', { forced: 'a page throws' })
  for (let patch = 0; patch < 60; patch += 1) mark(`1.0.${patch}`, { takenBack })
  mark('0.2.0', { takenBack })
  const versions = Object.keys(remarks?.['mf-cart'] ?? {})
  expect(versions).toHaveLength(50)
  expect([versions[0], versions.at(-1)]).toEqual(['1.0.11', '0.2.0'])
  expect(remarks?.['mf-cart']?.['0.2.0']).toEqual({ forced: 'a page throws', takenBack })
})

test('of forced versions alone the oldest goes', () => {
  let remarks: ReleaseRemarks | undefined
  for (let patch = 0; patch < 60; patch += 1) remarks = remarked(remarks, 'mf-cart', `1.0.${patch}`, { forced: 'x' })
  expect(Object.keys(remarks?.['mf-cart'] ?? {})).toHaveLength(50)
})
