import type { ModeratedTexts } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { Button } from '@superium/shared/ui'
import { useTableQuery } from '../data-table/use-table-query'
import css from './reviews.module.css'
import { reviewsTexts as texts } from './texts'

/** Says that the list shows only one person's texts, with a button that shows all again. */
export function PersonNotice({ page }: { page: Promise<ModeratedTexts> }) {
  const { params, change } = useTableQuery()
  const person = params.get('person')
  if (!person) return null
  return (
    <p className={css.person}>
      <span>
        {texts.person}:{' '}
        <Link to={`/superium-admin/users/${encodeURIComponent(person)}`}>
          <Deferred data={page} pending={person} failed={person}>
            {({ data }) => data[0]?.author ?? person}
          </Deferred>
        </Link>
      </span>
      <Button variant="secondary" size="small" onClick={() => change({ person: '' })}>
        {texts.anybody}
      </Button>
    </p>
  )
}
