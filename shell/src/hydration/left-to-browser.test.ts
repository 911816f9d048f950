import { digestOf, LeftToBrowser, reportRecovered } from './left-to-browser'

test('a piece that the server left on purpose is no error in the browser; anything else is told', () => {
  const told = jest.fn()
  Object.assign(globalThis, { reportError: told })
  const carried = (error: Error) => Object.assign(new Error('Minified React error #419'), { digest: digestOf(error) })
  reportRecovered(carried(new LeftToBrowser()))
  expect(told).not.toHaveBeenCalled()
  const failure = carried(new Error('a page that throws'))
  reportRecovered(failure)
  reportRecovered('text')
  expect(told.mock.calls).toEqual([[failure], ['text']])
})
