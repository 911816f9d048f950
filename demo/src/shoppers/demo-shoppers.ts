import { createRandom, type Random } from '../random/random'

const FIRST =
  'Maya Jonas Aisha Tomás Ingrid Kenji Priya Luca Fatima Oskar Nadia Samuel Chiara Rahim Freya Mateo Leila Henrik Amara Daniel Sofia Yusuf Elin Marco Tanvir Clara Ravi Noor Emil Ruth Farhan Lena Victor Mina Pavel Grace Idris Helga Bruno Salma'.split(
    ' ',
  )
const LAST =
  'Lindqvist Okafor Rahman Moreau Santos Tanaka Becker Novak Chowdhury Larsen Romano Haddad Fischer Islam Murphy Dubois Kowalski Ahmed Hansen Costa Iyer Wagner Silva Karim Berg Martin Petrov Das Nilsson Weber'.split(
    ' ',
  )

/** A customer of the demo shop, without an account to sign in with. */
export interface Shopper {
  readonly uid: string
  readonly name: string
  readonly email: string
}

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()

/** `count` shoppers with different names, numbered after the first `others`. */
export function shoppers(count: number, random: Random, others = 0): Shopper[] {
  const seen = new Set<string>()
  while (seen.size < count) seen.add(`${random.pick(FIRST)} ${random.pick(LAST)}`)
  return [...seen].map((name, index) => ({
    uid: `demo-shopper-${others + index + 1}`,
    name,
    email: `${ascii(name).replace(' ', '.')}${others > 0 ? others + index + 1 : ''}@shoppers.superium.example`,
  }))
}

/** How many customers the demo shop has. */
const PEOPLE = 260

/** All customers of the demo shop, the same each time. */
export const demoShoppers = (): Shopper[] => shoppers(PEOPLE, createRandom(PEOPLE))

/**
 * The customers of the recent orders. They are not among `demoShoppers`, so that nobody who asks about a product has
 * already bought it.
 */
export const recentShoppers = (): Shopper[] => shoppers(60, createRandom(60), PEOPLE)
