import type { NewProduct } from '@superium/api/seeding'
import type { Category } from '../brands'
import { fillPhrase } from '../phrases/fill-phrase'
import { parsePictureKey } from '../pictures/picture-key'
import type { Random } from '../random/random'
import type { Shopper } from '../shoppers/demo-shoppers'
import { anyTopics, comingTopics } from './any-product-topics'
import type { QuestionTopic } from './question-topic'
import { QUESTION_TOPICS } from './question-topics'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** A shopper who has the product. */
export interface Buyer {
  shopper: Shopper
  /** The day of delivery. */
  from: Date
}

/** An answer, by the shop when it has no shopper. */
export interface PlannedAnswer {
  shopper: Shopper | undefined
  text: string
  at: Date
}

/** A shopper's question about a product, with its answers. */
export interface PlannedQuestion {
  product: NewProduct
  shopper: Shopper
  text: string
  at: Date
  answers: PlannedAnswer[]
}

/** The questions that fit a product. */
function topicsOf({ category, images, colour, status }: NewProduct): readonly QuestionTopic[] {
  if (status === 'up-coming') return comingTopics
  const picture = parsePictureKey(images[0] ?? '')
  const recipe = picture?.kind === 'product' ? picture.recipe : undefined
  const own = QUESTION_TOPICS[category as Category].filter(({ only }) => !only || (recipe && only.includes(recipe)))
  const any = anyTopics.filter(({ coloured }) => !coloured || colour !== '')
  // Listed twice: questions of the category are asked more often than general ones.
  return [...own, ...own, ...any, ...(status === 'pre-order' ? comingTopics : [])]
}

function answersTo(
  topic: QuestionTopic,
  asked: Date,
  buyers: readonly Buyer[],
  epoch: Date,
  random: Random,
): PlannedAnswer[] {
  // Some questions stay without an answer.
  if (random.chance(0.1)) return []
  const after = (moment: number) => new Date(moment + random.whole(1, 70) * HOUR)
  const left = [...(topic.buyers ?? [])]
  const told: PlannedAnswer[] = []
  for (const { shopper, from } of buyers) {
    if (left.length === 0 || (told.length > 0 && random.chance(0.6))) break
    const text = fillPhrase(left.splice(random.whole(0, left.length - 1), 1)[0] ?? '', {}, random)
    told.push({ shopper, text, at: after(Math.max(asked.getTime(), from.getTime())) })
  }
  const { shop } = topic
  if (shop && (told.length === 0 || random.chance(0.5)))
    told.push({ shopper: undefined, text: fillPhrase(shop, {}, random), at: after(asked.getTime()) })
  return told.filter(({ at }) => at < epoch)
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** Plans the questions about a product before the epoch and their answers; many products have none. */
export function planQuestions(
  product: NewProduct,
  buyers: readonly Buyer[],
  people: readonly Shopper[],
  epoch: Date,
  random: Random,
): PlannedQuestion[] {
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
      text: fillPhrase(topic.ask, {}, random),
      at,
      answers: answersTo(topic, at, shuffled(buyers, random), epoch, random),
    }
  })
}
