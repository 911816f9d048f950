import type { Category } from '@superium/shared/api'
import type { ReactNode } from 'react'
import { FilterPanel } from '../data-table/filter-panel'
import { Filter, Toolbar } from '../data-table/toolbar'
import { useTableQuery } from '../data-table/use-table-query'
import { useSellerChoices } from '../sellers/use-seller-choices'
import { AVAILABILITIES, SORTS, STATES, STOCKS } from './list-choices'
import { productsTexts as texts } from './texts'

const FILTERS = ['category', 'state', 'availability', 'stock', 'owner']

/** Search, filters and sort order of the products, stored in the URL. Children are further controls. */
export function ProductFilters({ categories, children }: { categories: readonly Category[]; children: ReactNode }) {
  const { params } = useTableQuery()
  const sellers = useSellerChoices(params.get('owner') ?? '')
  return (
    <>
      <Toolbar hint={texts.search}>
        <Filter
          name="sort"
          label={texts.sort}
          all={texts.sorts.newest}
          options={SORTS.slice(1).map((value) => ({ value, label: texts.sorts[value] }))}
        />
        {children}
      </Toolbar>
      <FilterPanel names={FILTERS}>
        <Filter
          name="category"
          label={texts.category}
          all={texts.allCategories}
          options={categories.map(({ keyword, name }) => ({ value: keyword, label: name }))}
        />
        <Filter
          name="state"
          label={texts.state}
          all={texts.anyState}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
        />
        <Filter
          name="availability"
          label={texts.availability}
          all={texts.anyAvailability}
          options={AVAILABILITIES.map((value) => ({
            value,
            label: value === 'sold-out' ? texts.soldOut : texts.statuses[value],
          }))}
        />
        <Filter
          name="stock"
          label={texts.stock}
          all={texts.anyStock}
          options={STOCKS.map((value) => ({ value, label: texts.lowStock }))}
        />
        <Filter name="owner" label={texts.owner} all={texts.anyOwner} options={sellers} />
      </FilterPanel>
    </>
  )
}
