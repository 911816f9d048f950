import { useNavigation } from '@superium/shared/router'
import { shellTexts } from '../texts'
import css from './navigation-progress.module.css'

/** A thin bar while the next page loads; it appears after a delay, so that quick pages do not flash. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <output className={css.place}>
      {state === 'loading' && (
        <div className={css.bar}>
          <span className="visually-hidden">{shellTexts.loading}</span>
        </div>
      )}
    </output>
  )
}
