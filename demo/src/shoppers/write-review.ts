import { fillPhrase } from '../phrases/fill-phrase'
import type { Random } from '../random/random'
import type { Remarks } from './category-remarks'
import { CLOSINGS, TITLES_BY_STARS, TURNS, WORDS_BY_STARS } from './review-phrases'

/** The order of a review's sentences, by stars: `w` any, `g` praise, `b` complaint, `t` complaint after praise, `c` closing. */
const SHAPES: Readonly<Record<number, readonly string[]>> = {
  5: ['w', 'g', 'wg', 'gw', 'gg', 'wgg', 'ggc', 'wc', 'gwc', 'ggw'],
  4: ['wg', 'gw', 'gt', 'wgt', 'ggt', 'w', 'gtw'],
  3: ['wb', 'gt', 'w', 'wgt', 'bw', 'gtw'],
  2: ['wb', 'bw', 'wbg', 'w', 'bbw'],
  1: ['wb', 'bw', 'w', 'bb'],
}

/** Writes the title, often empty, and the text of a review. */
export function writeReview(stars: number, { good, bad }: Remarks, random: Random): { title: string; text: string } {
  const used = new Set<string>()
  const from = (pool: readonly string[]) => {
    const left = pool.filter((one) => !used.has(one))
    const sentence = random.pick(left.length > 0 ? left : pool)
    used.add(sentence)
    return fillPhrase(sentence, {}, random)
  }
  const parts = [...random.pick(SHAPES[stars] ?? ['w'])].map((part) => {
    if (part === 'g') return from(good)
    if (part === 'b') return from(bad)
    if (part === 'c') return from(CLOSINGS)
    if (part === 't') {
      const complaint = from(bad)
      const turn = random.pick(TURNS)
      return `${turn} ${/^(I|My|Our)\b/.test(complaint) ? complaint : complaint.charAt(0).toLowerCase() + complaint.slice(1)}`
    }
    return from(WORDS_BY_STARS[stars] ?? [])
  })
  const title = random.chance(0.7) ? random.pick(TITLES_BY_STARS[stars] ?? ['']) : ''
  return { title, text: parts.join(random.chance(0.12) ? '\n\n' : ' ') }
}
