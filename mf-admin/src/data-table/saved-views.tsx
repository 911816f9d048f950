import { useAction } from '@superium/shared/action'
import type { SavedView } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { Link, useLocation } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, IconButton } from '@superium/shared/ui'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { SaveViewDialog } from './save-view-dialog'
import { loadViews, removeView, saveView, type ViewList } from './saved-view-requests'
import { savedViewTexts as texts } from './saved-view-texts'
import css from './saved-views.module.css'
import { viewQuery } from './view-query'

/**
 * Links to the administrator's saved views of a list, and a button that saves the current filters and order. The server
 * stores them, so all devices have them. Deleting one can be undone.
 */
export function SavedViews({ list }: { list: ViewList }) {
  const { pathname, search } = useLocation()
  const { data, status, retry } = useLoaded(list, (signal) => loadViews(list, signal))
  const [changed, setChanged] = useState<SavedView[] | null>(null)
  const { act } = useAction()
  const [asking, setAsking] = useState(false)
  const views = changed ?? data ?? []
  const query = viewQuery(search)
  const current = views.find((one) => viewQuery(one.query) === query)

  const remove = ({ _id, name, query: kept }: SavedView): Promise<void> => {
    const restore = () => act(() => saveView(list, name, kept).then(setChanged))
    return act(async () => {
      setChanged(await removeView(list, _id))
      notify('success', texts.removed(name), { label: texts.undo, run: () => void restore() })
    })
  }
  const save = async (name: string): Promise<void> => {
    setChanged(await saveView(list, name, query))
    notify('success', texts.saved(name))
    setAsking(false)
  }

  if (status === 'failed' && !changed)
    return (
      <p className={css.failed} role="alert">
        {texts.failed}{' '}
        <Button variant="secondary" size="small" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  return (
    <>
      {(views.length > 0 || query !== '') && (
        <nav className={css.views} aria-label={texts.label}>
          {views.length > 0 && (
            <ul className={css.list}>
              <li className={css.view}>
                <Link to={pathname} aria-current={query === '' && !current ? 'page' : undefined}>
                  {texts.all}
                </Link>
              </li>
              {views.map((view) => (
                <li key={view._id} className={css.view}>
                  <Link to={`${pathname}?${view.query}`} aria-current={view === current ? 'page' : undefined}>
                    {view.name}
                  </Link>
                  {view === current && (
                    <IconButton label={texts.remove(view.name)} onClick={() => void remove(view)}>
                      <X size={16} aria-hidden="true" />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          )}
          {query !== '' && !current && (
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              <Bookmark size={16} aria-hidden="true" />
              {texts.save}
            </Button>
          )}
        </nav>
      )}
      <SaveViewDialog open={asking} onClose={() => setAsking(false)} onSave={save} />
    </>
  )
}
