import type { NewProduct, NewVariants } from '@superium/api/seeding'
import { planVariants } from '../catalogue/plan-variants'
import type { Random } from '../random/random'
import type { Shopper } from '../shoppers/demo-shoppers'
import { type Purchase, planPurchases } from '../shoppers/plan-purchases'

const DAY = 24 * 60 * 60 * 1000

/** What an administrator may have changed of a product since it was seeded. */
export type Kept = {
  name: string
  stock: number
  status: string
  release_date: string | null
  variant_count: number
}

export interface PlannedShop {
  assortments: NewVariants[]
  /** New names by product id. */
  names: Map<string, string>
  /** Release dates (`YYYY-MM-DD`) by product id. */
  releases: Map<string, string>
  purchases: Purchase[]
}

/** Plans the variants, names, release dates and purchases of products; those that are no longer there get none. */
export function planShop(
  made: readonly NewProduct[],
  kept: ReadonlyMap<string, Kept>,
  people: readonly Shopper[],
  epoch: Date,
  random: Random,
): PlannedShop {
  const taken = new Set([...kept.values()].map(({ name }) => name))
  const planned: PlannedShop = { assortments: [], names: new Map(), releases: new Map(), purchases: [] }
  for (const product of made) {
    const now = kept.get(product.id)
    if (!now) continue
    const assortment =
      now.variant_count === 0 ? planVariants({ ...product, name: now.name, stock: now.stock }, random) : null
    // A name that another product has would not be unique.
    const fits = assortment && (assortment.name === now.name || !taken.has(assortment.name))
    const name = fits ? assortment.name : now.name
    if (fits) {
      taken.add(name)
      planned.assortments.push({ productId: product.id, variants: assortment.variants })
      if (name !== now.name) planned.names.set(product.id, name)
    }
    if (now.status !== 'in-stock' && now.release_date === null) {
      const release = new Date(epoch.getTime() + random.whole(14, 150) * DAY).toISOString().slice(0, 10)
      planned.releases.set(product.id, release)
    }
    const variants = fits ? assortment.variants : []
    planned.purchases.push(...planPurchases({ ...product, name }, variants, people, epoch, random))
  }
  return planned
}
