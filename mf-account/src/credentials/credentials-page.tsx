import { MuiRoot } from '@superium/shared/forms'
import { Card, Page, PageTitle } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import css from './credentials-page.module.css'

interface CredentialsPageProps {
  title: string
  lede: string
  children: ReactNode
  /** The link from sign-in to sign-up, or the reverse. */
  other: ReactNode
}

/** The narrow card that frames sign-in and sign-up. */
export function CredentialsPage({ title, lede, children, other }: CredentialsPageProps) {
  return (
    <Page narrow>
      <PageTitle title={title} />
      <div className={css.place}>
        <Card className={css.card ?? ''}>
          <header className={css.header}>
            <h1>{title}</h1>
            <p>{lede}</p>
          </header>
          <MuiRoot>{children}</MuiRoot>
        </Card>
        <p className={css.other}>{other}</p>
      </div>
    </Page>
  )
}
