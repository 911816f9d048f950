/** Form parts (MUI, Formik, Yup). It is a shared singleton, loaded with the first form. */
export { default as Alert } from '@mui/material/Alert'
export { default as FormControl } from '@mui/material/FormControl'
export { default as FormControlLabel } from '@mui/material/FormControlLabel'
export { default as FormHelperText } from '@mui/material/FormHelperText'
export { default as InputAdornment } from '@mui/material/InputAdornment'
export { default as Radio } from '@mui/material/Radio'
export { default as RadioGroup } from '@mui/material/RadioGroup'
export { default as Slider } from '@mui/material/Slider'
export { default as Switch } from '@mui/material/Switch'
export { default as TextField, type TextFieldProps } from '@mui/material/TextField'
export {
  Form,
  Formik,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  useField,
  useFormikContext,
} from 'formik'
export * as yup from 'yup'
export { MuiRoot } from '../mui/mui-root'
export { FocusFirstError } from './focus-first-error'
export { FormFailure } from './form-failure'
export { FormTextField } from './form-text-field'
