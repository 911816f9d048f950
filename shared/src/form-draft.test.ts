import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft'

const fields = { title: '', stars: 0 }

beforeEach(() => sessionStorage.clear())

test('a draft is read by the account that typed it, under its form, until it is dropped', () => {
  keepFormDraft('review', 'ann', { title: 'Soft', stars: 4 })
  expect(readFormDraft('review', 'ann', fields)).toEqual({ title: 'Soft', stars: 4 })
  expect(readFormDraft('review', 'bob', fields)).toBeNull()
  expect(readFormDraft('review', '', fields)).toBeNull()
  expect(readFormDraft('question', 'ann', fields)).toBeNull()
  dropFormDraft('review', 'ann')
  expect(readFormDraft('review', 'ann', fields)).toBeNull()
})

test('the account that signs in takes over what was typed before, as its own', () => {
  keepFormDraft('contact', 'ann', { title: 'Old', stars: 1 })
  keepFormDraft('contact', '', { title: 'New', stars: 2 })
  expect(readFormDraft('contact', 'ann', fields)).toEqual({ title: 'New', stars: 2 })
  expect(Object.keys(sessionStorage)).toEqual(['superium:personal:contact'])
})

test('a guest’s draft that cannot be read hides the account’s own one at most once', () => {
  keepFormDraft('contact', 'ann', { title: 'Own', stars: 1 })
  sessionStorage.setItem('superium:contact', '{')
  readFormDraft('contact', 'ann', fields)
  expect(readFormDraft('contact', 'ann', fields)).toEqual({ title: 'Own', stars: 1 })
})

test('only the draft of an account is removed with its session', () => {
  keepFormDraft('contact', 'ann', fields)
  keepFormDraft('contact', '', fields)
  expect(Object.keys(sessionStorage).sort()).toEqual(['superium:contact', 'superium:personal:contact'])
})

test.each([
  ['{', null],
  ['null', null],
  ['{"owner":"ann"}', null],
  ['{"owner":"ann","values":null}', null],
  ['{"owner":"ann","values":{"title":7,"stars":4,"evil":"x"}}', { stars: 4 }],
])('of the stored value %s it reads %j', (stored, read) => {
  sessionStorage.setItem('superium:personal:review', stored)
  expect(readFormDraft('review', 'ann', fields)).toEqual(read)
})

test('where storage is refused there is no draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  keepFormDraft('review', 'ann', { title: 'Soft' })
  expect(readFormDraft('review', 'ann', fields)).toBeNull()
  jest.restoreAllMocks()
})
