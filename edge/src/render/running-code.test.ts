import { closeSync, writeSync } from 'node:fs'
import { createCodeNotes, isNoteTooLong, openNote, readNote } from './running-code'

let fd: number
beforeEach(() => {
  fd = openNote()
})
afterEach(() => closeSync(fd))

test('the note names the request and the remote whose code began last', async () => {
  const notes = createCodeNotes(fd)
  expect(readNote(fd)).toBeUndefined()
  await notes.request('17', async () => {
    expect(readNote(fd)).toEqual({ id: '17', remote: '' })
    notes.enter('mf-catalog')
    notes.enter('mf-cart')
    expect(readNote(fd)).toEqual({ id: '17', remote: 'mf-cart' })
  })
  notes.enter('mf-nobody')
  expect(readNote(fd)).toEqual({ id: '17', remote: 'mf-cart' })
})

test('after a call of the API the code that made it runs again', async () => {
  const notes = createCodeNotes(fd)
  let answer: () => void = () => {}
  const called = notes.request('1', () => {
    notes.enter('mf-cart')
    return notes.resume(new Promise<void>((resolve) => (answer = resolve)))
  })
  await notes.request('2', async () => notes.enter('mf-catalog'))
  expect(readNote(fd)).toEqual({ id: '2', remote: 'mf-catalog' })
  answer()
  await called
  expect(readNote(fd)).toEqual({ id: '1', remote: 'mf-cart' })
})

test('a release that writes something else is not believed', () => {
  writeSync(fd, 'x'.repeat(128), 0)
  expect([readNote(fd), isNoteTooLong(fd)]).toEqual([undefined, false])
  writeSync(fd, 'x'.repeat(128), 128)
  expect(isNoteTooLong(fd)).toBe(true)
})
