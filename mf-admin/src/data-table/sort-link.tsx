import { Link, useSearchParams } from '@superium/shared/router'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import css from './sort-link.module.css'
import { withChanges } from './table-query'

/** The values of the query parameter `sort` that sort by this column. */
export interface ColumnSort {
  ascending: string
  descending?: string
}

/** The column's sort direction in the URL; undefined if another column sorts the table. */
export function directionOf(params: URLSearchParams, sort?: ColumnSort): 'ascending' | 'descending' | undefined {
  const chosen = params.get('sort')
  if (!sort || !chosen) return undefined
  return chosen === sort.ascending ? 'ascending' : chosen === sort.descending ? 'descending' : undefined
}

const icons = { ascending: ArrowUp, descending: ArrowDown }

/** A column label that sorts the table by that column, or reverses the order. */
export function SortLink({ label, sort }: { label: string; sort: ColumnSort }) {
  const [params] = useSearchParams()
  const direction = directionOf(params, sort)
  const Icon = direction ? icons[direction] : ChevronsUpDown
  const next = direction === 'ascending' ? (sort.descending ?? '') : sort.ascending
  return (
    <Link
      to={`?${withChanges(params, { sort: next })}`}
      className={css.link ?? ''}
      data-sorted={direction}
      data-focus-key={label}
    >
      {label}
      <Icon size={14} aria-hidden="true" />
    </Link>
  )
}
