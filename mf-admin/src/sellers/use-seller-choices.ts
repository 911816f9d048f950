import { api, dataOrThrow } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { sellersTexts } from './texts'

/** The most sellers in the list of options; the URL can also filter by any other. */
const SELLERS = 100

interface Choice {
  value: string
  label: string
}

async function loadSellers(signal: AbortSignal): Promise<Choice[]> {
  const query = { page: 0, size: SELLERS, state: 'approved' as const }
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/sellers', { params: { query }, signal }))
  return data.map(({ id, shopName }) => ({ value: id, label: shopName }))
}

const { shop, thisSeller } = sellersTexts.choices

/** The shop itself and its sellers as filter options; `chosen` is always one of them. */
export function useSellerChoices(chosen: string): readonly Choice[] {
  const { data: sellers = [] } = useLoaded('sellers', loadSellers)
  const known = [{ value: 'shop', label: shop }, ...sellers]
  return !chosen || known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: thisSeller }]
}
