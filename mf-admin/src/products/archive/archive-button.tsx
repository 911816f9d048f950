import type { AdminProduct } from '@superium/shared/api'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { IconButton } from '@superium/shared/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { archiveTexts as texts } from './texts'
import { offerUndo, turnActive } from './turn-active'

/** A button in a product's row that archives the product or shows it again. The message afterwards offers Undo. */
export function ArchiveButton({ product }: { product: AdminProduct }) {
  const reloadAfter = useReloadAfter()
  const [busy, setBusy] = useState(false)
  const turn = async (): Promise<void> => {
    setBusy(true)
    let failed: unknown
    try {
      offerUndo(await turnActive(product), { onUndone: () => void reloadAfter() })
    } catch (error) {
      failed = error
      notify('error', errorMessage(error))
    }
    // Also after an error, because a 409 means that somebody else has changed the product.
    await reloadAfter(failed)
    setBusy(false)
  }
  const { name, active } = product
  return (
    <IconButton
      label={active ? texts.archiveOf(name) : texts.showOf(name)}
      aria-busy={busy || undefined}
      onClick={() => void (busy || turn())}
    >
      {active ? <Archive size={18} aria-hidden="true" /> : <ArchiveRestore size={18} aria-hidden="true" />}
    </IconButton>
  )
}
