import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { MapPinned, PackageCheck, RotateCcw, Truck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { DetailData } from './detail-data'
import css from './info-tiles.module.css'
import { productDetailTexts } from './texts'

/**
 * Delivery and returns: the info tiles of spec §2, with a link to the details. The shipping costs come from the server
 * (a ruling).
 */
export function InfoTiles({ shipping }: { shipping: DetailData['shipping'] }) {
  const title = useId()
  return (
    <section className={css.box} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {productDetailTexts.tiles}
      </h2>
      <ul className={css.tiles}>
        <Deferred data={shipping} pending={<Tile icon={<Truck size={20} />}>&nbsp;</Tile>}>
          {({ flat, freeOver }) => (
            <Tile icon={<Truck size={20} />}>
              {freeOver === null
                ? productDetailTexts.flatShipping(formatDollars(flat))
                : productDetailTexts.freeShipping(formatDollars(freeOver))}
            </Tile>
          )}
        </Deferred>
        <Tile icon={<MapPinned size={20} />}>{productDetailTexts.worldwide}</Tile>
        <Tile icon={<RotateCcw size={20} />}>{productDetailTexts.easyReturn}</Tile>
        <Tile icon={<PackageCheck size={20} />}>{productDetailTexts.refunds(RETURN_WINDOW_DAYS)}</Tile>
      </ul>
      <p className={css.more}>
        <Link to="/help#shipping">{productDetailTexts.aboutShipping}</Link>
        <Link to="/help#returns">{productDetailTexts.aboutReturns}</Link>
      </p>
    </section>
  )
}

function Tile({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={css.tile}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}
