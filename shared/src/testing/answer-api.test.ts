import { answerApi } from './answer-api'
import { problem, success } from './api-outcomes'

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`http://shop.example/api/v1${path}`, init)
  return { ...(await response.json()), status: response.status }
}

test('each request gets the answer of its name and is recorded', async () => {
  const api = answerApi({ 'GET /sale': problem(503, 'Closed.'), 'POST /echo': ({ body }) => success(body) })
  for (let time = 0; time < 2; time += 1) {
    expect(await ask('/sale?page=1')).toMatchObject({ status: 503, message: 'Closed.' })
  }
  expect(await ask('/echo', { method: 'POST', body: '{"stars":5}' })).toMatchObject({ data: { stars: 5 } })
  expect(api.calls.map(({ line }) => line)).toEqual(['GET /sale?page=1', 'GET /sale?page=1', 'POST /echo'])
  expect(api.callsTo('/sale')).toHaveLength(2)
})

test('a request without an answer gets a 404 until an answer is set', async () => {
  const api = answerApi()
  expect(await ask('/sale')).toMatchObject({ status: 404 })
  api.answer('GET /sale', success('now'))
  expect(await ask('/sale')).toMatchObject({ data: 'now' })
})

test('an intercept takes precedence unless it returns undefined', async () => {
  const api = answerApi({ 'GET /a': success('a'), 'GET /b': success('b') })
  api.intercept = ({ name }) => (name === 'GET /a' ? problem(500, 'Broken.') : undefined)
  expect(await ask('/a')).toMatchObject({ status: 500 })
  expect(await ask('/b')).toMatchObject({ data: 'b' })
})

test('an aborted request rejects even if its answer never comes', async () => {
  answerApi({ 'GET /never': () => new Promise(() => {}) })
  const control = new AbortController()
  const asked = ask('/never', { signal: control.signal })
  control.abort()
  await expect(asked).rejects.toThrow('aborted')
})
