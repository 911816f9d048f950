import { useTryAgain } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { RefreshCw } from 'lucide-react'
import { adminTexts } from '../texts'

interface TryAgainProps {
  /** Whether a request is on its way. */
  busy: boolean
  retry(): unknown
  size?: 'small'
}

/** Try again of what the page also asks for by itself. It goes with the failure, and so does a press of it. */
export function TryAgain({ busy, retry, ...look }: TryAgainProps) {
  return (
    <Button variant="secondary" {...look} {...useTryAgain(busy, retry)}>
      <RefreshCw size={16} aria-hidden="true" />
      {adminTexts.failed.tryAgain}
    </Button>
  )
}
