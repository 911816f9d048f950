import { useFormikContext } from '@superium/shared/forms'
import { ConflictChoice } from './conflict-choice'
import { differencesOf, type FieldLabels } from './differences'
import { type ContentOf, merge } from './three-way'

interface ConflictNoticeProps<Values> {
  labels: FieldLabels<Values>
  contentOf: ContentOf<Values>
  /** The conflict; each refused save makes a new object. */
  conflict: object
  /** The values that the form started with; `theirs` are those that somebody else has saved since. */
  before: Values
  theirs: Values
  /** Called before the form is submitted again. */
  onMine(): void
  /** Called when the form has taken over their values. */
  onTake(): void
}

/** Shows the second of two people what both have changed in a form, and lets them choose whose values count. */
export function ConflictNotice<Values extends object>(props: ConflictNoticeProps<Values>) {
  const { labels, contentOf, conflict, before, theirs, onMine, onTake } = props
  const { values: yours, submitForm, resetForm, setValues, isSubmitting } = useFormikContext<Values>()
  const versions = { before, theirs, yours }
  return (
    <ConflictChoice
      differences={differencesOf(labels, contentOf, versions)}
      conflict={conflict}
      busy={isSubmitting}
      onMine={() => {
        onMine()
        void submitForm()
      }}
      onTake={() => {
        resetForm({ values: theirs })
        void setValues(merge(contentOf, versions, 'theirs'))
        onTake()
      }}
    />
  )
}
