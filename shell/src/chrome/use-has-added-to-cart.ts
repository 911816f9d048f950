import { $lastAdded, useShared } from '@superium/shared/state'
import { useEffect, useState } from 'react'

/** Whether the visitor has added something to the cart on this page; only then is the notice's code needed. */
export function useHasAddedToCart(): boolean {
  const last = useShared($lastAdded)
  const [added, setAdded] = useState(false)
  useEffect(() => {
    if (last) setAdded(true)
  }, [last])
  return added
}
