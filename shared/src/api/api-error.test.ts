import { ApiError, dataOrThrow } from './api-error'

test('a successful response returns its body', () => {
  expect(dataOrThrow({ data: { status: 'success' }, response: new Response() })).toEqual({ status: 'success' })
})

test('an error response becomes an ApiError with status, message, field and body', () => {
  const body = { status: 'error', message: 'size must be a number', field: 'size' }
  const act = () => dataOrThrow({ error: body, response: new Response('', { status: 400 }) })
  expect(act).toThrow(new ApiError(400, 'size must be a number', 'size', body))
})

test('an error response in another format has a message too', () => {
  const act = () => dataOrThrow({ error: '<html>', response: new Response('', { status: 502 }) })
  expect(act).toThrow('The shop answered with status 502.')
})
