import type { CartItem } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { itemName } from '../lines/item-name'
import { cartTexts } from '../texts'
import css from './remove-dialog.module.css'

interface RemoveDialogProps {
  /** The line to remove; null while the dialog is closed. */
  item: CartItem | null
  onCancel(): void
  onRemove(item: CartItem): void
}

/** Asks for confirmation before a line is removed (spec §2). */
export function RemoveDialog({ item, onCancel, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={item !== null}
      onClose={onCancel}
      title={cartTexts.removal.title}
      actions={
        item && (
          <>
            <Button variant="secondary" onClick={onCancel}>
              {cartTexts.removal.cancel}
            </Button>
            <Button variant="danger" onClick={() => onRemove(item)}>
              {cartTexts.removal.remove}
            </Button>
          </>
        )
      }
    >
      <p>{cartTexts.removal.text}</p>
      <p className={css.name}>{item && itemName(item)}</p>
    </Dialog>
  )
}
