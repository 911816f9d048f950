import { useEffect, useState } from 'react'

/** An address that shows a file of this device; undefined without one. */
export function useLocalPreview(file: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file || typeof URL.createObjectURL !== 'function') return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
