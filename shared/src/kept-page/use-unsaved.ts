import { createContext, useContext, useEffect } from 'react'

/** Tells the `KeptPage` around whether something unsaved is on it. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => {})

/** Has the `KeptPage` around stay while `unsaved`, also for changes that nobody typed, such as a row that was removed. */
export function useUnsaved(unsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(unsaved)
    return () => tell(false)
  }, [tell, unsaved])
}
