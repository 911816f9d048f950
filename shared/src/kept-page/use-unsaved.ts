import { createContext, useContext, useEffect } from 'react'

/** Tells the surrounding `KeptPage` whether it has unsaved changes. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => {})

/**
 * Makes the surrounding `KeptPage` stay while `unsaved`, also for changes made without typing, such as a removed row.
 */
export function useUnsaved(unsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(unsaved)
    return () => tell(false)
  }, [tell, unsaved])
}
