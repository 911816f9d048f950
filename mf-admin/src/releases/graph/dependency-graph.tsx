import type { ReleaseState } from '@superium/shared/contract'
import { Card } from '@superium/shared/ui'
import { useId, useState } from 'react'
import css from './dependency-graph.module.css'
import { GraphDrawing } from './graph-drawing'
import { layOut } from './graph-layout'
import { GraphTable } from './graph-table'
import { graphTexts as texts } from './texts'

/** The routes, slots and shared modules of each remote, as a drawing and as a table. */
export function DependencyGraph({ names }: { names: readonly ReleaseState[] }) {
  const id = useId()
  const [only, setOnly] = useState('')
  const layout = layOut(names)
  return (
    <section aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p className={css.note}>{texts.note}</p>
        </div>
        <fieldset className={css.choice}>
          <legend className="visually-hidden">{texts.show}</legend>
          {['', ...layout.remotes.map(({ name }) => name)].map((name) => (
            <button key={name} type="button" aria-pressed={only === name} onClick={() => setOnly(name)}>
              {name || texts.all}
            </button>
          ))}
        </fieldset>
      </header>
      <Card>
        <GraphDrawing layout={layout} host={names.find(({ kind }) => kind === 'host')?.name ?? ''} only={only} />
      </Card>
      <div className={css.table}>
        <GraphTable names={names.filter(({ kind, name }) => kind === 'remote' && (!only || name === only))} />
      </div>
    </section>
  )
}
