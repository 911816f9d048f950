import type { Variant } from '@superium/shared/api'
import { useLocation, useNavigate } from '@superium/shared/router'
import { selectedVariant } from '../variants/variant-options'

/** The parameter of the page's address that says which variant is meant. */
export const VARIANT_PARAMETER = 'variant'

/**
 * The variant that the address names, and how to choose another: the address takes it over in place, so that back, reload
 * and a shared link keep it. The server is not asked again.
 */
export function useSelectedVariant(variants: readonly Variant[]) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choose = (variant: Variant): void => {
    const parameters = new URLSearchParams(search)
    parameters.set(VARIANT_PARAMETER, variant._id)
    void navigate({ search: `?${parameters}` }, { replace: true, preventScrollReset: true })
  }
  return { variant: selectedVariant(variants, new URLSearchParams(search).get(VARIANT_PARAMETER)), choose }
}
