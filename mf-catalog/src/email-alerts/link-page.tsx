import { errorMessage } from '@superium/shared/loading'
import { Breadcrumbs, Button, ButtonLink, Notice, Page, PageTitle } from '@superium/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './link-pages.module.css'
import { linkTexts } from './link-texts'

interface LinkPageProps {
  title: string
  children: ReactNode
  /** The button's label and action; without a button the page shows only `next`. */
  button?: { label: string; run(): Promise<void> } | undefined
  /** The link to continue with. */
  next?: { to: string; label: string }
}

/** The page behind a link in an e-mail: a title, a text, and a button that acts. */
export function LinkPage({ title, children, button, next }: LinkPageProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    // The pressed button has disappeared; focusing the heading makes screen readers announce the result.
    if (title !== first.current) heading.current?.focus()
  }, [title])
  const press = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem('')
    await run().catch((error: unknown) => setProblem(errorMessage(error)))
    setBusy(false)
  }
  return (
    <Page>
      <PageTitle title={title} />
      <Breadcrumbs items={[{ label: linkTexts.home, to: '/' }, { label: title }]} />
      <div className={css.page}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <div className={css.text}>{children}</div>
        {problem && (
          <Notice tone="alert" title={linkTexts.failed}>
            {problem}
          </Notice>
        )}
        <div className={css.actions}>
          {button && (
            <Button busy={busy} onClick={() => press(button.run)}>
              {button.label}
            </Button>
          )}
          {next && (
            <ButtonLink to={next.to} variant="secondary">
              {next.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Page>
  )
}
