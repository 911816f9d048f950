import { $toasts, useShared } from '@superium/shared/state'
import { useEffect, useRef, useState } from 'react'
import { shellTexts } from '../../texts'
import { ToastCard } from './toast-card'
import css from './toast-list.module.css'

/**
 * The messages, in the top layer so that a dialog does not hide them. They stand still while the pointer or the focus is on
 * one of them. The live region is there before its first message, or that one would not be announced.
 */
export default function ToastList() {
  const toasts = useShared($toasts)
  const ref = useRef<HTMLElement>(null)
  const [ready, setReady] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const region = ref.current
    // A dialog that opened later lies above; the newest message comes to the top again. jsdom has no popovers.
    if (newest === undefined || !region?.showPopover) return setReady(true)
    if (region.matches(':popover-open')) region.hidePopover()
    region.showPopover()
    setReady(true)
  }, [newest])
  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={shellTexts.messages}
      aria-live="polite"
      className={css.list}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {ready && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} still={pointed || focused} />)}
    </section>
  )
}
