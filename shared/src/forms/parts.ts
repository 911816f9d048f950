/**
 * Evaluates the larger parts of `forms` one by one, so that a browser can answer taps in between. Their code is in the
 * files of `forms`, except for a few lines.
 */
export const formParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "form-parts", webpackExports: ["muiTheme"] */ '../mui/mui-theme'),
  () => import(/* webpackChunkName: "form-parts" */ 'yup'),
  () => import(/* webpackChunkName: "form-parts", webpackExports: ["default"] */ '@mui/material/OutlinedInput'),
  () => import(/* webpackChunkName: "form-parts", webpackExports: ["default"] */ '@mui/material/Menu'),
  () => import(/* webpackChunkName: "form-parts", webpackExports: ["FormTextField"] */ './form-text-field'),
]
