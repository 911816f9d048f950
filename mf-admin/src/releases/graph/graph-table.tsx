import type { ReleaseState } from '@superium/shared/contract'
import { type Column, DataTable } from '../../data-table/data-table'
import { mainVersion, needsOf } from './graph-layout'
import css from './graph-table.module.css'
import { graphTexts as texts } from './texts'

function Names({ names, className = '' }: { names: readonly string[]; className?: string | undefined }) {
  return names.length === 0 ? (
    <span className={css.nothing}>{texts.nothing}</span>
  ) : (
    <ul className={`${css.names} ${className}`}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** Collapsed, because all remotes require nearly the same modules. */
function Needs({ modules }: { modules: readonly string[] }) {
  return (
    <details>
      <summary className={css.summary}>{texts.modulesNeeded(modules.length)}</summary>
      <Names names={modules} className={css.needs} />
    </details>
  )
}

const columns: readonly Column<ReleaseState>[] = [
  { label: texts.remote, heading: true, cell: ({ name }) => <span className={css.name}>{name}</span> },
  { label: texts.team, cell: ({ owner }) => owner },
  { label: texts.routes, cell: (state) => <Names names={mainVersion(state)?.routes ?? []} /> },
  { label: texts.slots, cell: (state) => <Names names={mainVersion(state)?.slots ?? []} className={css.slots} /> },
  { label: texts.needs, cell: (state) => <Needs modules={needsOf(state)} /> },
]

/** The dependency graph as a table. */
export function GraphTable({ names }: { names: readonly ReleaseState[] }) {
  return <DataTable label={texts.table} columns={columns} rows={names} keyOf={({ name }) => name} />
}
