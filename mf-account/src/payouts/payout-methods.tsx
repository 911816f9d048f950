import { useAction } from '@superium/shared/action'
import type { PayoutMethod } from '@superium/shared/api'
import { LatePart } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { deletePayout, makeDefaultPayout } from './change-payouts'
import { PayoutCard } from './payout-card'
import css from './payouts.module.css'
import { payoutTexts as texts } from './texts'

/** The server's limit. */
const PAYOUTS_MAX = 5

// Lazy, because only the form needs MUI, Formik and Yup.
const loadForm = () => import('./payout-form')

/** The payout methods with their actions. */
export function PayoutMethods({ initial }: { initial: PayoutMethod[] }) {
  const [methods, setMethods] = useState(initial)
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<PayoutMethod | null>(null)
  const { busy, act } = useAction()
  const list = useRef<HTMLDivElement>(null)
  const returned = useRef(false)
  useEffect(() => {
    // Closing the form returns the focus to the list.
    if (adding) returned.current = true
    else if (returned.current) list.current?.focus()
  }, [adding])

  const change = (run: () => Promise<PayoutMethod[]>, done: string): Promise<void> =>
    act(async () => {
      setMethods(await run())
      notify('success', done)
    })

  if (adding) {
    return (
      <LatePart load={loadForm} onLeave={() => setAdding(false)}>
        {({ PayoutForm }) => (
          <PayoutForm
            mayBecomeDefault={methods.length > 0}
            onCancel={() => setAdding(false)}
            onSaved={(saved) => {
              setMethods(saved)
              setAdding(false)
              notify('success', texts.saved)
            }}
          />
        )}
      </LatePart>
    )
  }
  const full = methods.length >= PAYOUTS_MAX
  return (
    <div ref={list} tabIndex={-1} className={css.methods}>
      {methods.length === 0 && <p className={css.empty}>{texts.empty}</p>}
      {methods.length > 0 && (
        <ul className={css.list}>
          {methods.map((method) => (
            <li key={method._id}>
              <PayoutCard
                method={method}
                busy={busy}
                onDefault={() => void change(() => makeDefaultPayout(method._id), texts.defaultSet)}
                onDelete={() => setDeleting(method)}
              />
            </li>
          ))}
        </ul>
      )}
      {full && <p className={css.lede}>{texts.full(PAYOUTS_MAX)}</p>}
      <Button variant="secondary" disabled={busy || full} onClick={() => setAdding(true)}>
        {texts.add}
      </Button>
      <Dialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={texts.deleteTitle}
        actions={
          <>
            <Button variant="secondary" onClick={() => setDeleting(null)}>
              {texts.keep}
            </Button>
            <Button
              onClick={() => {
                const id = deleting?._id ?? ''
                setDeleting(null)
                void change(() => deletePayout(id), texts.deleted)
                list.current?.focus()
              }}
            >
              {texts.delete}
            </Button>
          </>
        }
      >
        <p>{deleting && texts.deleteText(deleting.bank, deleting.lastFour)}</p>
      </Dialog>
    </div>
  )
}
