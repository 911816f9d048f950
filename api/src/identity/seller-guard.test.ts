import type { FastifyReply, FastifyRequest } from 'fastify'
import { addSeller } from '../testing/add-seller'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { createGuards, sellerOf } from './guards'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function enter(uid: string, emailVerified = true) {
  const identity = { uid, email: `${uid}@shop.example`, name: uid, admin: false, seller: true, emailVerified }
  const { seller } = createGuards(async () => identity, database.db)
  const request = { headers: { authorization: 'Bearer token' } } as FastifyRequest
  await seller(request, {} as FastifyReply)
  return sellerOf(request)
}

test('an approved seller with a verified address enters, and the route knows the shop', async () => {
  const { id } = await addSeller(database, 'sol')
  expect((await enter('sol')).id).toBe(id)
})

test.each(['pending', 'declined', 'suspended'])(
  'a seller who is %s is refused, whatever the token says',
  async (state) => {
    await addSeller(database, state, { state })
    await expect(enter(state)).rejects.toThrow('Only an approved seller may do this.')
  },
)

test('an account without a shop, and a seller whose address is not verified, are refused', async () => {
  await addSeller(database, 'unverified')
  await expect(enter('nobody')).rejects.toThrow('Only an approved seller may do this.')
  await expect(enter('unverified', false)).rejects.toThrow('Only an approved seller may do this.')
})
