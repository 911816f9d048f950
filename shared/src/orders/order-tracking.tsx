import type { OrderTracking as Tracking } from '@superium/shared/api'
import { Truck } from 'lucide-react'
import css from './order-tracking.module.css'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.tracking

/** Carrier and number of a parcel, and a link to the carrier's page. */
export function OrderTracking({ tracking: { carrier, number, url } }: { tracking: Tracking }) {
  return (
    <div className={css.tracking}>
      <Truck size={20} aria-hidden="true" />
      <p>
        <span className={css.carrier}>{carrier}</span> <span className={css.number}>{number}</span>
      </p>
      {url?.startsWith('https://') && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {texts.follow}
          <span className="visually-hidden"> ({texts.newTab})</span>
        </a>
      )}
    </div>
  )
}
