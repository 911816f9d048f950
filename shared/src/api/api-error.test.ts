import { ApiError, dataOrThrow } from './api-error'

test('a success is its body', () => {
  expect(dataOrThrow({ data: { status: 'success' }, response: new Response() })).toEqual({ status: 'success' })
})

test('a problem keeps status, message, field and body', () => {
  const body = { status: 'error', message: 'size must be a number', field: 'size' }
  const act = () => dataOrThrow({ error: body, response: new Response('', { status: 400 }) })
  expect(act).toThrow(new ApiError(400, 'size must be a number', 'size', body))
})

test('an answer in another format still has a message', () => {
  const act = () => dataOrThrow({ error: '<html>', response: new Response('', { status: 502 }) })
  expect(act).toThrow('The shop answered with status 502.')
})
