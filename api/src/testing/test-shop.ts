import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { buildApp } from '../build-app'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import type { Identity } from '../identity/identity'
import { createPayments, defaultPaymentRules, type PaymentRules } from '../payments/payments'
import { openPictureStore } from '../pictures/picture-store'
import { insertProducts } from '../products/insert-products'
import type { NewProduct } from '../products/new-product'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { withUploads } from '../uploads/upload-source'
import { insertVariants, type NewVariant } from '../variants/insert-variants'
import { sharedSerializers } from './shared-serializers/shared-serializers'
import { openTestDatabase, type TestDatabase } from './test-database'
import { testPayoutKeys } from './test-payout-keys'
import { testPictureSource } from './test-pictures'

/** The API with its own database. A bearer token `uid` is the account `uid@shop.example`; `admin…` are administrators, `seller…` sellers. */
export interface TestShop extends TestDatabase {
  app: App
}

const identityOf = (token: string): Identity => ({
  uid: token,
  email: `${token}@shop.example`,
  emailVerified: !token.startsWith('unverified'),
  name: token,
  admin: token.startsWith('admin'),
  seller: token.startsWith('seller'),
  issuedAt: Math.floor(Date.now() / 1000),
  signedInAt: Math.floor(Date.now() / 1000),
})

/** Few accounts order much in tests. */
const roomy = { unpaidOrdersMax: 1000, unpaidPiecesMax: 1_000_000, unverifiedTotalMaxCents: 1_000_000_000 }

/**
 * Opens a shop without products; `rules` are those of payment that differ, `parts` and the server's `options` what else
 * differs.
 */
export async function openTestShop(
  connections?: number,
  rules: Partial<PaymentRules> = {},
  parts: Partial<Dependencies> = {},
  options: FastifyServerOptions = {},
): Promise<TestShop> {
  const database = await openTestDatabase(connections)
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const pictures = openPictureStore(folder, withUploads(database.db, testPictureSource))
  const app = await buildApp(
    {
      db: database.db,
      catalogue: createCachedCatalogue({ db: database.db, pictures }, 'off'),
      pictures,
      verifyToken: async (token) => (token === 'bad' ? null : identityOf(token)),
      priceRules: defaultPriceRules,
      shop: defaultShop,
      payments: createPayments({ ...defaultPaymentRules, ...roomy, ...rules }),
      payoutKeys: testPayoutKeys,
      rateLimits: 'off',
      ...parts,
    },
    { ...sharedSerializers, ...options },
  )
  await app.ready()
  return {
    ...database,
    app,
    async close() {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A product that can be bought; `change` overrides fields. */
export function newProduct(change: Partial<NewProduct> = {}): NewProduct {
  const id = uuidv7()
  return {
    id,
    sku: `SKU-${id.slice(-8)}`,
    name: `Product ${id.slice(-8)}`,
    description: 'A thing for tests.',
    brand: 'Northfield',
    category: 'books',
    colour: 'Black',
    condition: 'New Product',
    status: 'in-stock',
    priceCents: 1999,
    stock: 10,
    images: ['v1-test'],
    featured: false,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...change,
  }
}

/** Adds products and returns them. */
export async function stock({ db }: TestDatabase, ...rows: NewProduct[]): Promise<NewProduct[]> {
  await insertProducts(db, rows)
  return rows
}

/** Adds variants to a product and returns their ids. */
export async function addVariants({ db }: TestDatabase, productId: string, ...rows: NewVariant[]): Promise<string[]> {
  await insertVariants(db, [{ productId, variants: rows }])
  return rows.map(({ id }) => id)
}

/** A variant that can be bought; `change` overrides fields. */
export function newVariant(change: Partial<NewVariant> = {}): NewVariant {
  const id = uuidv7()
  return {
    id,
    sku: `SKU-${id.slice(-8)}`,
    colour: 'Rust',
    size: 'M',
    surchargeCents: 0,
    stock: 5,
    images: [],
    ...change,
  }
}

/** A request with a token and a JSON body. */
export function call(
  app: App,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { token, body, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> } = {},
) {
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  })
}
