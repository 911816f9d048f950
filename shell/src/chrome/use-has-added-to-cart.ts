import { $lastAdded, useShared } from '@superium/shared/state'
import { useEffect, useState } from 'react'

/** Whether something was added to the cart on this page yet: until then nobody needs the notice's code. */
export function useHasAddedToCart(): boolean {
  const last = useShared($lastAdded)
  const [added, setAdded] = useState(false)
  useEffect(() => {
    if (last) setAdded(true)
  }, [last])
  return added
}
