import { ClientOnlyError, clientOnlyDigest, reportRecoverableError } from './client-only-error'

test('hydration does not report parts that the server skipped, but reports other errors', () => {
  const told = jest.fn()
  Object.assign(globalThis, { reportError: told })
  const carried = (error: Error) =>
    Object.assign(new Error('Minified React error #419'), { digest: clientOnlyDigest(error) })
  reportRecoverableError(carried(new ClientOnlyError()))
  expect(told).not.toHaveBeenCalled()
  const failure = carried(new Error('a page that throws'))
  reportRecoverableError(failure)
  reportRecoverableError('text')
  expect(told.mock.calls).toEqual([[failure], ['text']])
})
