import type { Variant } from '@superium/shared/api'
import { useLocation, useNavigate } from '@superium/shared/router'
import { selectedVariant } from '../variants/variant-options'

/** The URL parameter that holds the id of the selected variant. */
export const VARIANT_PARAMETER = 'variant'

/** The variant in the URL and a way to select another, which replaces the history entry and needs no request. */
export function useSelectedVariant(variants: readonly Variant[]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const select = (variant: Variant): void => {
    const parameters = new URLSearchParams(search)
    parameters.set(VARIANT_PARAMETER, variant._id)
    void navigate({ search: `?${parameters}` }, { replace: true, preventScrollReset: true })
  }
  return { variant: selectedVariant(variants, new URLSearchParams(search).get(VARIANT_PARAMETER)), select }
}
