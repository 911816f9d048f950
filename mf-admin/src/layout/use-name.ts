import { useEffect, useEffectEvent, useState } from 'react'

/** The name that `nameOf` finds in a page's data; empty until it is known, and when the data could not be loaded. */
export function useName<T>(data: T | null, nameOf: (data: T) => Promise<string>): string {
  const [name, setName] = useState('')
  const find = useEffectEvent(nameOf)
  useEffect(() => {
    if (data === null) return
    let gone = false
    const take = (found: string): void => {
      if (!gone) setName(found)
    }
    find(data).then(take, () => take(''))
    return () => {
      gone = true
    }
  }, [data])
  return name
}
