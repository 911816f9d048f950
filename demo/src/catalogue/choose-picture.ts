import { BRANDS, type Category } from '../brands'
import type { Words } from '../phrases/fill-phrase'
import { BOOK_TITLE_COUNT, bookTitle } from '../pictures/book-titles'
import { METAL } from '../pictures/palettes'
import type { Choice } from '../pictures/recipe'
import { RECIPES } from '../pictures/recipes'
import type { Random } from '../random/random'
import type { ProductKind } from './product-kind'

/** A chosen picture and the words that describe it, so that the label shows the same brand as the name. */
export interface Chosen {
  readonly choice: Choice
  readonly brand: string
  readonly words: Words
}

function markOf(
  kind: ProductKind,
  brand: number,
  brands: readonly string[],
  random: Random,
): { mark: number; words: Words } {
  if (kind.mark === undefined) return { mark: 0, words: {} }
  if (kind.mark === 'brand') return { mark: brand, words: {} }
  if (kind.mark === 'brand-and-metal') {
    const metal = random.whole(0, METAL.length - 1)
    return { mark: metal * brands.length + brand, words: { metal: METAL[metal]?.name ?? '' } }
  }
  if (kind.mark === 'title') {
    const title = random.whole(0, BOOK_TITLE_COUNT - 1)
    return { mark: title, words: { title: bookTitle(title) } }
  }
  const mark = random.whole(0, kind.mark.length - 1)
  return { mark, words: { mark: kind.mark[mark] ?? '' } }
}

/** Chooses colour, design and mark, with the words that describe them. */
export function choosePicture(category: Category, kind: ProductKind, random: Random): Chosen {
  const brands: readonly string[] = BRANDS[category]
  const recipe = RECIPES[kind.recipe]
  const brand = random.whole(0, brands.length - 1)
  const colour = random.whole(0, Math.min(recipe.colours, kind.paints?.length ?? recipe.colours) - 1)
  const design = random.whole(0, Math.min(recipe.designs, kind.nouns.length) - 1)
  const { mark, words } = markOf(kind, brand, brands, random)
  const name = brands[brand] ?? ''
  return {
    choice: { colour, design, mark },
    brand: name,
    words: { brand: name, noun: kind.nouns[design] ?? '', colour: kind.paints?.[colour]?.name ?? '', ...words },
  }
}
