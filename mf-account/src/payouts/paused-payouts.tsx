import { api, dataOrThrow, type OwnSeller } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { $user, useShared } from '@superium/shared/state'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { payoutTexts } from './texts'

const { paused } = payoutTexts

const fetchApplication = async (signal: AbortSignal): Promise<OwnSeller | null> =>
  dataOrThrow(await api.GET('/api/v1/user/seller', { signal })).data

/**
 * Explains why a suspended seller gets no payouts. Asks the API for the shop's state, because the session token may be
 * outdated. Shows `otherwise` for everybody else, and if the request fails.
 */
export function PausedPayouts({ otherwise = null }: { otherwise?: ReactNode }) {
  const uid = useShared($user)?.uid ?? null
  const { status, data } = useLoaded<OwnSeller | null>(uid, fetchApplication)
  if (status === 'loading') return null
  if (data?.state !== 'suspended') return otherwise
  return (
    <Notice
      icon={<Store size={28} aria-hidden="true" />}
      title={paused.title}
      actions={
        <ButtonLink variant="secondary" to="/become-seller">
          {paused.go}
        </ButtonLink>
      }
    >
      <p>{paused.text}</p>
      {data.reason && <p>{paused.reason(data.reason)}</p>}
    </Notice>
  )
}
