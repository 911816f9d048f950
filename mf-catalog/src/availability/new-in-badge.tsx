import { NEW_IN_DAYS } from '@superium/shared/constants'
import { Chip } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { availabilityTexts } from './texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The "New in" badge of a product that is at most 30 days old (`createdAt` as ISO time); never on the server, whose clock differs. */
export function NewInBadge({ createdAt }: { createdAt: string }) {
  const [fresh, setFresh] = useState(false)
  useEffect(() => {
    const age = Date.now() - Date.parse(createdAt)
    setFresh(age >= 0 && age <= NEW_IN_DAYS * DAY_MS)
  }, [createdAt])
  return fresh && <Chip tone="accent">{availabilityTexts.newIn}</Chip>
}
