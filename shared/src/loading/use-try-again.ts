import { useEffect, useRef } from 'react'

/**
 * Props of a button that calls `retry`. A press while something already loads (`busy`), which may have begun before what
 * failed works again, counts as well: it calls `retry` when that has ended and the button is still there. Call it in a
 * component that goes with the failure, because a success then forgets the press.
 */
export function useTryAgain(busy: boolean, retry: () => unknown) {
  const pressed = useRef(false)
  const latestRetry = useRef(retry)
  useEffect(() => {
    latestRetry.current = retry
  })
  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    latestRetry.current()
  }, [busy])
  return {
    busy,
    onClick: () => void retry(),
    onBusyClick: () => {
      pressed.current = true
    },
  }
}
