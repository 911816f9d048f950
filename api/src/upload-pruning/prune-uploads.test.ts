import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { addSeller } from '../testing/add-seller'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { uploads } from '../uploads/table'
import { users } from '../users/table'
import { recordUser } from '../users/users'
import { pruneUploadFiles, pruneUploads } from './prune-uploads'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const key = (number: number) => `u1-${String(number).padStart(32, '0')}-aabbccddeeff`
const DAY = 86_400_000

test('what a person, a shop, a product, a variant or an order shows stays; the rest goes after three days', async () => {
  const old = new Date(Date.now() - 4 * DAY)
  await shop.db.insert(uploads).values(
    Array.from({ length: 9 }, (_, number) => ({
      ...{ key: key(number), ownerId: 'ada', image: Buffer.alloc(1), width: 300, height: 300 },
      createdAt: number === 8 ? new Date() : old,
    })),
  )
  await recordUser(shop.db, { uid: 'ada', email: 'ada@shop.example', name: 'Ada', admin: false, seller: false })
  await shop.db
    .update(users)
    .set({ picture: key(0) })
    .where(eq(users.uid, 'ada'))
  await addSeller(shop, 'ada', { profilePicture: key(1), logo: key(2), coverPhoto: key(3) })
  const [shown, ordered] = await stock(shop, newProduct({ images: ['v1-a', key(4)] }), newProduct({ images: [key(6)] }))
  await addVariants(shop, shown?.id ?? '', newVariant({ images: [key(5)] }))
  await placeTestOrder(shop.app, 'ada', { productId: ordered?.id ?? '' })
  await shop.db
    .update(products)
    .set({ images: ['v1-a'] })
    .where(eq(products.id, ordered?.id ?? ''))
  expect(await pruneUploads(shop.db)).toBe(1)
  const left = (await shop.db.select().from(uploads)).map((row) => row.key)
  expect(left.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 8].map(key))
})

test('files of deleted uploads go, other pictures stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  for (const name of [key(0), key(7), 'v1-tee-1']) await mkdir(join(folder, name))
  await pruneUploadFiles(shop.db, folder)
  expect((await readdir(folder)).sort()).toEqual([key(0), 'v1-tee-1'])
  await rm(folder, { recursive: true })
})
