import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'

/** What seeding needs to know. */
export interface SeedSettings {
  readonly databaseUrl: string
  /** The size of the catalogue. */
  readonly products: number
  /** The Auth emulator that gets the demo accounts; without one, none are created. */
  readonly emulator?: { readonly host: string; readonly project: string }
}

const MOST_PRODUCTS = 1_000_000

/** Reads the environment. Throws an Error that names the invalid variable. */
export function readSeedSettings(env: Readonly<Record<string, string | undefined>>): SeedSettings {
  const databaseUrl = env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: it is the address of the PostgreSQL database to seed.')
  const products = env.SEED_PRODUCTS ? Number(env.SEED_PRODUCTS) : DEMO_PRODUCT_COUNT
  if (!Number.isInteger(products) || products < 1 || products > MOST_PRODUCTS) {
    throw new Error(`SEED_PRODUCTS must be a whole number from 1 to ${MOST_PRODUCTS}, not "${env.SEED_PRODUCTS}".`)
  }
  const host = env.FIREBASE_AUTH_EMULATOR_HOST
  if (!host) return { databaseUrl, products }
  const project = env.FIREBASE_PROJECT_ID
  if (!project) throw new Error('FIREBASE_PROJECT_ID is not set: the demo accounts belong to a project.')
  return { databaseUrl, products, emulator: { host, project } }
}
