import { useAction } from '@superium/shared/action'
import type { AdminProduct } from '@superium/shared/api'
import { useReloadAfter } from '@superium/shared/loading'
import { IconButton } from '@superium/shared/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { archiveTexts as texts } from './texts'
import { offerUndo, turnActive } from './turn-active'

/** A button in a product's row that archives the product or shows it again. The message afterwards offers Undo. */
export function ArchiveButton({ product }: { product: AdminProduct }) {
  const reloadAfter = useReloadAfter()
  const { busy, act } = useAction()
  const turn = async (): Promise<void> => offerUndo(await turnActive(product), { onUndone: () => void reloadAfter() })
  const { name, active } = product
  return (
    <IconButton
      label={active ? texts.archiveOf(name) : texts.showOf(name)}
      aria-busy={busy || undefined}
      // Also after an error, because a 409 means that somebody else has changed the product.
      onClick={() => void (busy || act(turn, { after: reloadAfter }))}
    >
      {active ? <Archive size={18} aria-hidden="true" /> : <ArchiveRestore size={18} aria-hidden="true" />}
    </IconButton>
  )
}
