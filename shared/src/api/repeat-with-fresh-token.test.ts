/** @jest-environment node */
import { setTokenSource } from '@superium/shared/state'
import { repeatWithFreshToken } from './repeat-with-fresh-token'

const ended = jest.fn(async () => undefined)

/** Sends to answers in turn, and notes token and body of each call. */
function sending(...statuses: number[]) {
  const seen: string[] = []
  const send = async (request: Request): Promise<Response> => {
    seen.push(`${request.headers.get('Authorization')} ${await request.clone().text()}`)
    return new Response(null, { status: statuses.shift() ?? 200 })
  }
  return { seen, send }
}

const request = () =>
  new Request('http://shop.example/x', { method: 'POST', body: 'b', headers: { Authorization: 'Bearer old' } })

beforeEach(() => {
  ended.mockClear()
  setTokenSource({ token: async () => 'old', renew: async (refused) => `after-${refused}`, end: ended })
})

test('a call that is answered 401 is repeated once, with a fresh token and its body', async () => {
  const { seen, send } = sending(401, 200)
  expect((await repeatWithFreshToken(request(), send)).status).toBe(200)
  expect(seen).toEqual(['Bearer old b', 'Bearer after-old b'])
  expect(ended).not.toHaveBeenCalled()
})

test('it is never repeated twice: a refused fresh token ends the session', async () => {
  const { seen, send } = sending(401, 401, 200)
  expect((await repeatWithFreshToken(request(), send)).status).toBe(401)
  expect(seen).toHaveLength(2)
  expect(ended).toHaveBeenCalledTimes(1)
})

test.each([200, 403, 409, 500])('an answer %d is not repeated', async (status) => {
  const { seen, send } = sending(status)
  expect((await repeatWithFreshToken(request(), send)).status).toBe(status)
  expect(seen).toHaveLength(1)
})

test('without a fresh token the first answer stands', async () => {
  setTokenSource(async () => null)
  const { seen, send } = sending(401)
  expect((await repeatWithFreshToken(request(), send)).status).toBe(401)
  expect(seen).toHaveLength(1)
})
