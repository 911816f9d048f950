import { useLocation } from '@superium/shared/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPassing } from './is-passing'

/**
 * The name that `nameOf` finds in a page's data; empty until it is known, and when the data are gone. It stays while the same page
 * loads again, and when that fails in passing, as the page's data do.
 */
export function useName<T>(data: T | null, nameOf: (data: T) => Promise<string>): string {
  const { pathname } = useLocation()
  const [named, setNamed] = useState({ name: '', pathname })
  const find = useEffectEvent(nameOf)
  useEffect(() => {
    if (data === null) return
    let gone = false
    const take = (name: string): void => {
      if (!gone) setNamed({ name, pathname })
    }
    find(data).then(take, (error: unknown) => isPassing(error) || take(''))
    return () => {
      gone = true
    }
  }, [data, pathname])
  return named.pathname === pathname ? named.name : ''
}
