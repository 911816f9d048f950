import { MuiRoot, TablePagination } from '@superium/shared/tables'
import { adminTexts } from '../texts'
import { LIST_SIZES, readListQuery } from './list-query'
import { useListAddress } from './use-list-address'

/** Below a list of `count` entries: which of them are shown, how many on a page, and the ways on and back. */
export function Paging({ count }: { count: number }) {
  const { params, change } = useListAddress()
  const { page, size } = readListQuery(params)
  const last = Math.max(Math.ceil(count / size) - 1, 0)
  return (
    <MuiRoot>
      <TablePagination
        component="div"
        count={count}
        page={Math.min(page, last)}
        rowsPerPage={size}
        rowsPerPageOptions={[...LIST_SIZES]}
        labelRowsPerPage={adminTexts.listing.rows}
        onPageChange={(_, next) => change({ page: next ? String(next) : '' })}
        onRowsPerPageChange={(event) => change({ size: event.target.value })}
      />
    </MuiRoot>
  )
}
