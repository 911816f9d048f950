import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { MapPinned, PackageCheck, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './info-tiles.module.css'
import type { DetailData } from './loader'
import { productDetailTexts } from './texts'

/** The info tiles about delivery and returns; the shipping costs are the server's (a ruling on spec §2). */
export function InfoTiles({ shipping }: { shipping: DetailData['shipping'] }) {
  return (
    <ul className={css.tiles} aria-label={productDetailTexts.tiles}>
      <Deferred data={shipping} pending={<Tile icon={<Truck size={20} />}>&nbsp;</Tile>}>
        {({ flat, freeOver }) => (
          <Tile icon={<Truck size={20} />}>
            {freeOver === null
              ? productDetailTexts.flatShipping(formatDollars(flat))
              : productDetailTexts.freeShipping(formatDollars(freeOver))}
          </Tile>
        )}
      </Deferred>
      <Tile icon={<RotateCcw size={20} />}>{productDetailTexts.easyReturn}</Tile>
      <Tile icon={<MapPinned size={20} />}>{productDetailTexts.nationwide}</Tile>
      <Tile icon={<PackageCheck size={20} />}>{productDetailTexts.refunds(RETURN_WINDOW_DAYS)}</Tile>
    </ul>
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
