import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { findVariants } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import type { SalePlan } from './schema'

type VariantPrices = Pick<SalePlan['preview'][number], 'variants'>

/** Reads what a sale makes of each variant: a sale sets a product's price, to which each variant adds its surcharge. */
export async function readVariantPrices(
  db: Queries,
  items: readonly { productId: string; baseCents: number; priceCents: number }[],
): Promise<(productId: string) => VariantPrices> {
  const rows = await findVariants(
    db,
    items.map(({ productId }) => productId),
  )
  return (id) => {
    const item = items.find(({ productId }) => productId === id)
    const own = rows.filter(({ productId }) => productId === id)
    if (!item || own.length === 0) return {}
    return {
      variants: own.map((one) => ({
        name: variantName(one),
        price: toDollars(item.baseCents + one.surchargeCents),
        salePrice: toDollars(item.priceCents + one.surchargeCents),
      })),
    }
  }
}
