import type { NewProduct } from '@superium/api/seeding'
import type { Category } from '../brands'
import { fill } from '../phrases/fill-phrase'
import { parseKey } from '../pictures/picture-key'
import type { Random } from '../random/random'
import type { Shopper } from '../shoppers/shoppers'
import { anyTopics, comingTopics } from './any-product-topics'
import type { Topic } from './topic'
import { TOPICS } from './topics'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Somebody who has the product. */
export interface Buyer {
  shopper: Shopper
  /** Since then. */
  from: Date
}

/** An answer; without a shopper it is the shop's. */
export interface Told {
  shopper: Shopper | undefined
  text: string
  at: Date
}

/** A question that a shopper had about a product. */
export interface Asked {
  product: NewProduct
  shopper: Shopper
  text: string
  at: Date
  answers: Told[]
}

/** What can be asked about a product. */
function topicsOf({ category, images, colour, status }: NewProduct): readonly Topic[] {
  if (status === 'up-coming') return comingTopics
  const picture = parseKey(images[0] ?? '')
  const recipe = picture?.kind === 'product' ? picture.recipe : undefined
  const own = TOPICS[category as Category].filter(({ only }) => !only || (recipe && only.includes(recipe)))
  const any = anyTopics.filter(({ coloured }) => !coloured || colour !== '')
  // What is particular to a thing is asked more often than what is asked of all.
  return [...own, ...own, ...any, ...(status === 'pre-order' ? comingTopics : [])]
}

function answersTo(topic: Topic, asked: Date, buyers: readonly Buyer[], epoch: Date, random: Random): Told[] {
  // Some questions nobody answers.
  if (random.chance(0.1)) return []
  const after = (moment: number) => new Date(moment + random.whole(1, 70) * HOUR)
  const left = [...(topic.buyers ?? [])]
  const told: Told[] = []
  for (const { shopper, from } of buyers) {
    if (left.length === 0 || (told.length > 0 && random.chance(0.6))) break
    const text = fill(left.splice(random.whole(0, left.length - 1), 1)[0] ?? '', {}, random)
    told.push({ shopper, text, at: after(Math.max(asked.getTime(), from.getTime())) })
  }
  const { shop } = topic
  if (shop && (told.length === 0 || random.chance(0.5)))
    told.push({ shopper: undefined, text: fill(shop, {}, random), at: after(asked.getTime()) })
  return told.filter(({ at }) => at < epoch)
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** What shoppers asked about a product before the epoch, and what buyers and the shop answered; about many, nothing. */
export function questionsOf(
  product: NewProduct,
  buyers: readonly Buyer[],
  people: readonly Shopper[],
  epoch: Date,
  random: Random,
): Asked[] {
  const begin = product.createdAt.getTime() + 2 * DAY
  const span = epoch.getTime() - DAY - begin
  if (span <= 0 || !random.chance(product.featured ? 0.75 : 0.45)) return []
  const topics = [...new Set(shuffled(topicsOf(product), random))].slice(0, random.pick([1, 1, 2, 2, 3, 4, 6]))
  const strangers = people.filter(({ uid }) => !buyers.some(({ shopper }) => shopper.uid === uid))
  return topics.map((topic) => {
    const at = new Date(begin + Math.floor(random.next() * span))
    return {
      product,
      shopper: random.pick(strangers),
      text: fill(topic.ask, {}, random),
      at,
      answers: answersTo(topic, at, shuffled(buyers, random), epoch, random),
    }
  })
}
