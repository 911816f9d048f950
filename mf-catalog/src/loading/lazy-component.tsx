import { useLoaded } from '@superium/shared/loading'
import { Button, Notice } from '@superium/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { catalogTexts } from '../texts'
import { loadingTexts } from './texts'

interface LazyComponentProps<Props> {
  load(): Promise<{ default: ComponentType<Props> }>
  props: Props
  /** Shown until the code has loaded. */
  pending: ReactNode
}

/** Loads a component's code on first render; a failure affects only this component, which offers a retry. */
export function LazyComponent<Props extends object>({ load, props, pending }: LazyComponentProps<Props>) {
  const { data, status, retry } = useLoaded('part', load)
  if (data) return <data.default {...props} />
  if (status !== 'failed') return pending
  return (
    <Notice
      tone="alert"
      title={loadingTexts.partFailed}
      actions={<Button onClick={retry}>{catalogTexts.tryAgain}</Button>}
    />
  )
}
