import { Link } from '@superium/shared/router'
import { Button } from '@superium/shared/ui'
import { useTableQuery } from '../data-table/use-table-query'
import css from './order-columns.module.css'
import { orderListTexts as texts } from './order-list-texts'

/** Says that the list shows only one person's orders, with a button that shows all again. */
export function PersonNotice() {
  const { params, change } = useTableQuery()
  const person = params.get('person')
  if (!person) return null
  return (
    <p className={css.person}>
      <Link to={`/superium-admin/users/${encodeURIComponent(person)}`}>{texts.person}</Link>
      <Button variant="secondary" size="small" onClick={() => change({ person: '' })}>
        {texts.anybody}
      </Button>
    </p>
  )
}
