import { Button, Skeleton } from '@superium/shared/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { detailTexts } from '../detail-texts'
import { LazyComponent } from '../loading/lazy-component'
import type { Alert } from './request-alert'

const { alerts } = detailTexts
const loadForm = () => import(/* webpackChunkName: "alert-form" */ './alert-form')

/** Offers an alert email for a product that is unavailable; the form's code loads on demand. */
export function AlertBox(alert: Alert) {
  const [open, setOpen] = useState(false)
  if (open) return <LazyComponent load={loadForm} props={alert} pending={<Skeleton height="8rem" />} />
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      <BellRing size={18} aria-hidden="true" />
      {alert.kind === 'released' ? alerts.released : alerts.backInStock}
    </Button>
  )
}
