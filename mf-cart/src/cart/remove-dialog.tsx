import type { CartItem } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { itemName } from '../lines/item-name'
import { texts } from '../texts'
import css from './remove-dialog.module.css'

interface RemoveDialogProps {
  /** The line to remove; null while the dialog is closed. */
  item: CartItem | null
  onCancel(): void
  onRemove(item: CartItem): void
}

/** Asks before a line is removed (spec §2). */
export function RemoveDialog({ item, onCancel, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={item !== null}
      onClose={onCancel}
      title={texts.removal.title}
      actions={
        item && (
          <>
            <Button variant="secondary" onClick={onCancel}>
              {texts.removal.cancel}
            </Button>
            <Button variant="danger" onClick={() => onRemove(item)}>
              {texts.removal.remove}
            </Button>
          </>
        )
      }
    >
      <p>{texts.removal.text}</p>
      <p className={css.name}>{item && itemName(item)}</p>
    </Dialog>
  )
}
