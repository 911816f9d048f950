import { dropBillingDraft, readBillingDraft, saveBillingDraft } from './billing-draft'

const KEY = 'superium:personal:billing-draft'

beforeEach(dropBillingDraft)

test('a draft is kept in session storage for one user until it is dropped', () => {
  saveBillingDraft('u1', { street: '1 Lake Road', orderNotes: '' })
  expect(sessionStorage.getItem(KEY)).toContain('1 Lake Road')
  expect(readBillingDraft('u1')).toEqual({ street: '1 Lake Road', orderNotes: '' })
  expect(readBillingDraft('u2')).toEqual({})
  dropBillingDraft()
  expect(readBillingDraft('u1')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{'],
  ['no draft', '[]'],
  ['no fields', '{"uid":"u1"}'],
  [
    'unknown and malformed fields',
    '{"uid":"u1","fields":{"email":"x@example.com","street":7,"saveAddress":"yes","evil":"x"}}',
  ],
])('a stored value with %s is an empty draft', (_, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(readBillingDraft('u1')).toEqual({})
})

test('the draft is kept in memory when storage is refused', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  saveBillingDraft('u1', { street: '1 Lake Road' })
  expect(readBillingDraft('u1')).toEqual({ street: '1 Lake Road' })
  setItem.mockRestore()
})
