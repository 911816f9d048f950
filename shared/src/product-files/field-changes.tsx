import css from './product-files.module.css'

interface FieldChangesProps {
  changes: readonly { field: string; before: string; after: string }[]
}

/** What a row of a file changes, by column. */
export function FieldChanges({ changes }: FieldChangesProps) {
  return (
    <span className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {field} <del>{before}</del> <ins>{after}</ins>
        </span>
      ))}
    </span>
  )
}
