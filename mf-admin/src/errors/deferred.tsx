import { Await } from '@superium/shared/router'
import { type ReactNode, Suspense } from 'react'
import { SectionError } from './section-error'

interface DeferredProps<T> {
  data: Promise<T>
  /** Stands there until the data come. */
  placeholder: ReactNode
  /** What is asked for: when it changes the placeholder stands again; a reload of the same keeps what is shown. */
  question?: string
  /** For an unknown id: where to go instead. */
  way?: ReactNode
  children(data: T): ReactNode
}

/** A part of a page whose data are on their way: placeholder, then the part, or why it failed with Try again. */
export function Deferred<T>({ data, placeholder, question = '', way, children }: DeferredProps<T>) {
  return (
    <Suspense key={question} fallback={placeholder}>
      <Await resolve={data} errorElement={<SectionError way={way} />}>
        {children}
      </Await>
    </Suspense>
  )
}
