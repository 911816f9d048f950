/**
 * Evaluates the larger parts of `forms` one by one, so that a browser can answer taps in between. Their code is in the
 * files of `forms`; the file of this module repeats only small ones.
 */
export const formParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["muiTheme"] */ '../mui/mui-theme'),
  () => import(/* webpackMode: "eager" */ 'yup'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/OutlinedInput'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Menu'),
  () => import(/* webpackMode: "eager", webpackExports: ["FormTextField"] */ './form-text-field'),
]
