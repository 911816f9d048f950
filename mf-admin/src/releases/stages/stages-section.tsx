import type { SiteStages } from '@superium/shared/contract'
import { Button, Skeleton } from '@superium/shared/ui'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { type Column, DataTable } from '../../data-table/data-table'
import { adminTexts } from '../../texts'
import { errorMessage } from '../error-message'
import { StageCellView } from './stage-cell'
import css from './stages-section.module.css'
import { stagesTexts as texts } from './texts'
import { useStages } from './use-stages'

type Row = SiteStages['rows'][number]

/** The versions of each stage. `at`: the time of the page's data, in milliseconds since the epoch. */
export function StagesSection({ revision, at }: { revision: number; at: number }) {
  const id = useId()
  const { data, failure, tryAgain } = useStages(revision, at)
  return (
    <section aria-labelledby={id} aria-busy={!data && failure === null}>
      <h2 id={id} className={css.title}>
        {texts.title}
      </h2>
      {failure !== null && (
        <div role="alert" className={css.problem}>
          <p>
            <strong>{texts.failed}.</strong> {errorMessage(failure)}
          </p>
          <Button variant="secondary" size="small" onClick={tryAgain}>
            {adminTexts.failed.tryAgain}
          </Button>
        </div>
      )}
      {data ? <StagesTable data={data} at={at} /> : failure === null && <Skeleton height="18rem" />}
    </section>
  )
}

function StagesTable({ data: { stages, rows }, at }: { data: SiteStages; at: number }) {
  const columns: Column<Row>[] = [
    { label: texts.name, heading: true, cell: ({ name }) => name },
    ...stages.map(
      (stage, index): Column<Row> => ({
        label: stage.name,
        cell: ({ name, cells }) => <StageCellView name={name} cell={cells[index] ?? null} stage={stage} at={at} />,
      }),
    ),
  ]
  return (
    <>
      {stages.length === 1 ? (
        <p className={css.only}>
          {texts.only} <code>{texts.example}</code>
        </p>
      ) : (
        <ul className={css.places} aria-label={texts.places}>
          {stages.map(({ name, url, problem }) => (
            <li key={name}>
              {url === null ? (
                <span>
                  {name} ({texts.here})
                </span>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {name} <ExternalLink size={14} aria-hidden="true" />
                </a>
              )}
              {problem !== null && <span className={css.bad}>{problem}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={css.table}>
        <DataTable label={texts.table} columns={columns} rows={rows} keyOf={({ name }) => name} />
      </div>
    </>
  )
}
