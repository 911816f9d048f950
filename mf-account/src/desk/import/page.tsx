import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { productTexts } from '../product/texts'
import { Columns } from './columns'
import css from './import.module.css'
import { ImportForm } from './import-form'
import { importTexts } from './texts'

const back = { to: '/seller/products', label: productTexts.back }

/** Loads only the shop. */
export const loader = deskLoader(() => ({}))

/** `/seller/import`: imports products from a file, after a dry run. */
export function Component() {
  return (
    <DeskPage title={deskTexts.pages.import} back={back}>
      {(_, { skuPrefix }) => (
        <div className={css.page}>
          <p className={css.text}>{importTexts.text}</p>
          <p className={css.text}>{importTexts.prefix(skuPrefix)}</p>
          <ImportForm />
          <Columns />
        </div>
      )}
    </DeskPage>
  )
}
