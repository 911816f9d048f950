import { MuiRoot, TablePagination } from '@superium/shared/tables'
import { adminTexts } from '../texts'
import { PAGE_SIZES, readTableQuery } from './table-query'
import { useTableQuery } from './use-table-query'

/** Below a list of `count` entries: which of them are shown, how many on a page, and the ways on and back. */
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
