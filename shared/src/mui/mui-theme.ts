import { createTheme, type PaletteAlert, type Theme } from '@mui/material/styles'
import { EARLY } from './early-text'

/** A server-rendered outlined field that has the focus or a text before hydration. */
const early = `&:has(> * > :is(input, textarea)[placeholder="${EARLY}"]:is(:focus, :not(:placeholder-shown)))`

const token = (name: string): string => `var(--${name})`

declare module '@mui/material/styles' {
  interface PaletteOptions {
    Alert?: Partial<PaletteAlert>
  }
}

/** The shop's theme for MUI. Its colours are the tokens of `ui/tokens.css`, so light and dark need no second theme. */
export const muiTheme: Theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: token('accent'),
      dark: token('accent-strong'),
      light: token('accent'),
      contrastText: token('on-accent'),
    },
    secondary: { main: token('ink'), dark: token('ink'), light: token('ink'), contrastText: token('paper') },
    error: { main: token('sale'), dark: token('sale'), light: token('sale'), contrastText: token('surface') },
    text: { primary: token('ink'), secondary: token('ink-2'), disabled: token('line-strong') },
    divider: token('line'),
    background: { default: token('paper'), paper: token('surface') },
    action: {
      disabled: token('line-strong'),
      active: token('ink-2'),
      hover: token('sunken'),
      selected: token('accent-soft'),
    },
    // MUI would mix these from colours that it takes for a light theme's.
    Alert: {
      errorColor: token('ink'),
      errorIconColor: token('sale'),
      errorStandardBg: token('sale-soft'),
      warningColor: token('ink'),
      warningIconColor: token('warn'),
      warningStandardBg: token('warn-soft'),
    },
  },
  typography: { fontFamily: token('font'), button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 6 },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTextField: {
      styleOverrides: {
        root: {
          // MUI's own values for a label that has moved aside ("shrink").
          [`${early} > label`]: { maxWidth: 'calc(133% - 32px)', transform: 'translate(14px, -9px) scale(0.75)' },
          [`${early} legend`]: { maxWidth: '100%' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: token('surface') },
        notchedOutline: { borderColor: token('line-strong') },
        // On a transparent field Safari shows an empty date or time as the present one, as if it were chosen.
        input: { '&[type^="date"]': { background: token('surface'), borderRadius: 'inherit' } },
      },
    },
  },
})
