import { Deferred } from '@superium/shared/loading'
import type { ComponentType } from 'react'
import type { LaterCode } from './later-code'
import { LazyComponent } from './lazy-component'

interface LaterPartProps<Props> {
  code: LaterCode<{ default: ComponentType<Props> }>
  props: Props
}

/**
 * A part of a page whose code loads later; the server's HTML stays until then. A failure affects only this part, which
 * offers a retry.
 */
export function LaterPart<Props extends object>({ code, props }: LaterPartProps<Props>) {
  return (
    <Deferred
      data={code.get()}
      pending={null}
      failed={<LazyComponent load={code.retry} props={props} pending={null} />}
    >
      {({ default: Part }) => <Part {...props} />}
    </Deferred>
  )
}
