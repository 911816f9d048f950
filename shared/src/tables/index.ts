/** Tables (MUI). It is a shared singleton, loaded with the first table. */
export { default as Table } from '@mui/material/Table'
export { default as TableBody } from '@mui/material/TableBody'
export { default as TableCell } from '@mui/material/TableCell'
export { default as TableContainer } from '@mui/material/TableContainer'
export { default as TableHead } from '@mui/material/TableHead'
// Releases of mf-admin that page by number still use it.
export { default as TablePagination } from '@mui/material/TablePagination'
export { default as TableRow } from '@mui/material/TableRow'
export { MuiRoot } from '../mui/mui-root'
