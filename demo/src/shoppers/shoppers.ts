import { createRandom, type Random } from '../random/random'

const FIRST =
  'Maya Jonas Aisha Tomás Ingrid Kenji Priya Luca Fatima Oskar Nadia Samuel Chiara Rahim Freya Mateo Leila Henrik Amara Daniel Sofia Yusuf Elin Marco Tanvir Clara Ravi Noor Emil Ruth Farhan Lena Victor Mina Pavel Grace Idris Helga Bruno Salma'.split(
    ' ',
  )
const LAST =
  'Lindqvist Okafor Rahman Moreau Santos Tanaka Becker Novak Chowdhury Larsen Romano Haddad Fischer Islam Murphy Dubois Kowalski Ahmed Hansen Costa Iyer Wagner Silva Karim Berg Martin Petrov Das Nilsson Weber'.split(
    ' ',
  )

/** A person of the demo shop: nobody can sign in as one. */
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

/** So many different people. */
export function shoppers(count: number, random: Random): Shopper[] {
  const seen = new Set<string>()
  while (seen.size < count) seen.add(`${random.pick(FIRST)} ${random.pick(LAST)}`)
  return [...seen].map((name, index) => ({
    uid: `demo-shopper-${index + 1}`,
    name,
    email: `${ascii(name).replace(' ', '.')}@shoppers.superium.example`,
  }))
}

/** How many people the demo shop has had as customers. */
const PEOPLE = 260

/** All of them, always the same. */
export const everyone = (): Shopper[] => shoppers(PEOPLE, createRandom(PEOPLE))
