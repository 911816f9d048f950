import { $user, useShared } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { PaletteButton } from '../palette/palette-button'
import { adminTexts } from '../texts'
import { menuPages, SideMenu } from './side-menu'
import css from './top-bar.module.css'
import { WaitingBadge } from './waiting-badge'

/** The administrator's name, and on small screens the button that opens the side menu. */
export function TopBar() {
  const user = useShared($user)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const name = user?.displayName || user?.email || ''
  return (
    <div className={css.bar}>
      <div className={css.menu}>
        <Button variant="secondary" size="small" aria-expanded={open} onClick={() => setOpen(true)}>
          <PanelLeft size={18} aria-hidden="true" />
          {adminTexts.area}
          <WaitingBadge of="orders" />
        </Button>
        <Dialog open={open} onClose={close} title={adminTexts.area} look="sheet-left">
          <SideMenu onChoose={close} />
        </Dialog>
      </div>
      <span className={css.area}>{adminTexts.area}</span>
      <PaletteButton pages={menuPages} />
      <span className={css.who}>
        <span className={css.as}>{adminTexts.signedInAs}</span> <strong>{name}</strong>
        <span className={css.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      </span>
    </div>
  )
}
