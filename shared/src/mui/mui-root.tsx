import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { muiTheme } from './mui-theme'

/** The document's style nonce (CSP), for the style elements that emotion creates. */
const nonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** Wraps every MUI component: it provides the shop's theme and the style nonce. */
export function MuiRoot({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const value = nonce()
    return createCache({ key: 'mui', ...(value && { nonce: value }) })
  })
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
