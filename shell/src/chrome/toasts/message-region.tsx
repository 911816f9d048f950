import { type ReactNode, useEffect, useState } from 'react'
import { shellTexts } from '../../texts'
import css from './message-region.module.css'
import { StillToasts } from './use-time-out'

interface MessageRegionProps {
  /** The id of the newest message. */
  newest: number | undefined
  /** The messages; called with the region's element. */
  children(region: HTMLElement): ReactNode
}

/**
 * The place of the messages, in the top layer so that a dialog does not hide them. They stand still while the pointer or the focus
 * is on one of them. The live region is there before its first message, or that one would not be announced.
 */
export function MessageRegion({ newest, children }: MessageRegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    // A dialog that opened later lies above; the newest message comes to the top again. jsdom has no popovers.
    if (newest === undefined || !region?.showPopover) return
    if (region.matches(':popover-open')) region.hidePopover()
    region.showPopover()
  }, [newest, region])
  return (
    <section
      ref={setRegion}
      popover="manual"
      aria-label={shellTexts.messages}
      aria-live="polite"
      className={css.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {region && <StillToasts value={pointed || focused}>{children(region)}</StillToasts>}
    </section>
  )
}
