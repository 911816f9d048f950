import type { Product, Variant } from '@superium/shared/api'
import { useLocation, useNavigate } from '@superium/shared/router'
import {
  chosenVariant,
  firstChoice,
  shownProduct,
  type VariantAxis,
  type VariantChoice,
  withValue,
} from './variant-options'

/** The URL parameters of a choice: a variant's id, or a colour whose size is not chosen yet. */
const VARIANT_PARAMETER = 'variant'
const COLOUR_PARAMETER = 'colour'

/** The choice in a URL's query. */
export const choiceInUrl = (variants: readonly Variant[], query: URLSearchParams): VariantChoice =>
  firstChoice(variants, { id: query.get(VARIANT_PARAMETER), colour: query.get(COLOUR_PARAMETER) })

/**
 * The choice in the URL, the product with that choice, and a function to choose, which replaces the history entry and
 * sends no request.
 */
export function useVariantChoice(product: Product, variants: readonly Variant[]) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const choice = choiceInUrl(variants, new URLSearchParams(search))
  const choose = (axis: VariantAxis, value: string): void => {
    const parameters = new URLSearchParams(search)
    const next = withValue(variants, choice, axis, value)
    const variant = chosenVariant(variants, next)
    parameters.delete(VARIANT_PARAMETER)
    parameters.delete(COLOUR_PARAMETER)
    if (variant) parameters.set(VARIANT_PARAMETER, variant._id)
    else if (next.colour !== undefined) parameters.set(COLOUR_PARAMETER, next.colour)
    void navigate({ search: `?${parameters}`, hash }, { replace: true, preventScrollReset: true, state })
  }
  return { choice, choose, shown: shownProduct(product, variants, choice) }
}
