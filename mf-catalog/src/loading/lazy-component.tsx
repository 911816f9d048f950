import { Button, Notice } from '@superium/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { detailTexts } from '../detail-texts'
import { texts } from '../texts'
import { useLoaded } from './use-loaded'

interface LazyComponentProps<Props> {
  load(): Promise<{ default: ComponentType<Props> }>
  props: Props
  /** Stands in its place until its code is there. */
  pending: ReactNode
}

/** A part whose code is loaded when it is first shown. When that fails, the part alone says so and can be asked for again. */
export function LazyComponent<Props extends object>({ load, props, pending }: LazyComponentProps<Props>) {
  const { value, state, again } = useLoaded('part', load)
  if (value) return <value.default {...props} />
  if (state !== 'failed') return pending
  return (
    <Notice tone="alert" title={detailTexts.partFailed} actions={<Button onClick={again}>{texts.tryAgain}</Button>} />
  )
}
