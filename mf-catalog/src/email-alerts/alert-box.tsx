import { Button, Skeleton } from '@superium/shared/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import type { Alert } from './request-alert'
import { emailAlertTexts } from './texts'

const loadForm = () => import(/* webpackChunkName: "alert-form" */ './alert-form')

/** Offers an alert email for a product that is unavailable; the form's code loads on demand. */
export function AlertBox(alert: Alert) {
  const [open, setOpen] = useState(false)
  if (open) return <LazyComponent load={loadForm} props={alert} pending={<Skeleton height="8rem" />} />
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      <BellRing size={18} aria-hidden="true" />
      {alert.kind === 'released' ? emailAlertTexts.released : emailAlertTexts.backInStock}
    </Button>
  )
}
