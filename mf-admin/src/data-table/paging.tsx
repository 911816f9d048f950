import { MuiRoot, TablePagination } from '@superium/shared/tables'
import { adminTexts } from '../texts'
import { PAGE_SIZES, readTableQuery } from './table-query'
import { useTableQuery } from './use-table-query'

/** The pager below a table of `count` rows: the range that is shown, the page size, previous and next. */
export function Paging({ count }: { count: number }) {
  const { params, change } = useTableQuery()
  const { page, size } = readTableQuery(params)
  const last = Math.max(Math.ceil(count / size) - 1, 0)
  return (
    <MuiRoot>
      <TablePagination
        component="div"
        count={count}
        page={Math.min(page, last)}
        rowsPerPage={size}
        rowsPerPageOptions={[...PAGE_SIZES]}
        labelRowsPerPage={adminTexts.listing.rows}
        onPageChange={(_, next) => change({ page: next ? String(next) : '' })}
        onRowsPerPageChange={(event) => change({ size: event.target.value })}
      />
    </MuiRoot>
  )
}
