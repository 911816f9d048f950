import { Button, late, Skeleton } from '@superium/shared/ui'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import type { Alert } from './request-alert'
import { shopSendsMail } from './shop-sends-mail'
import { emailAlertTexts } from './texts'

const loadForm = () => import(/* webpackChunkName: "alert-form" */ './alert-form')

/** Offers an alert e-mail for an unavailable product if the shop sends e-mail; the form's code loads on demand. */
export function AlertBox(alert: Alert) {
  const [offered, setOffered] = useState<boolean | undefined>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void shopSendsMail(left.signal).then(setOffered)
    return () => left.abort()
  }, [])
  if (offered === undefined) return <Skeleton height="2.75rem" />
  if (!offered) return null
  if (open) return <LazyComponent load={loadForm} props={alert} pending={<Skeleton height="8rem" />} />
  return (
    <Button {...late('alert')} variant="secondary" onClick={() => setOpen(true)}>
      <BellRing size={18} aria-hidden="true" />
      {alert.kind === 'released' ? emailAlertTexts.released : emailAlertTexts.backInStock}
    </Button>
  )
}
