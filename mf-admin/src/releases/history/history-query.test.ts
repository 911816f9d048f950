import { historyRequest, isFiltered, readHistoryQuery, withHistoryQuery } from './history-query'

const read = (address: string) => readHistoryQuery(new URLSearchParams(address))

test('the URL has the search and the page', () => {
  const query = read('find=+checkout+&of=mf-cart&action=canary&by=team&history=40&hours=1')
  expect(query).toEqual({ text: 'checkout', name: 'mf-cart', action: 'canary', by: 'team', before: '40' })
  expect(String(historyRequest(query))).toBe('text=checkout&name=mf-cart&action=canary&by=team&before=40')
  expect(isFiltered(query)).toBe(true)
})

test('unknown values are ignored', () => {
  const query = read('of=../x&action=fly&by=nobody&history=-1')
  expect(isFiltered(query)).toBe(false)
  expect(String(historyRequest(query))).toBe('')
})

test('changing a filter goes back to the newest page and keeps the other parameters', () => {
  const params = new URLSearchParams('hours=1&of=mf-cart&history=40')
  expect(String(withHistoryQuery(params, { action: 'rollback' }))).toBe('hours=1&of=mf-cart&action=rollback')
  expect(String(withHistoryQuery(params, { name: '' }))).toBe('hours=1')
  expect(String(withHistoryQuery(params, { before: '20' }))).toBe('hours=1&of=mf-cart&history=20')
})
