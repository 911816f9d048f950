import { whenIdle } from '@superium/shared/ui'

/** A module that a page's first view does without. */
export interface LaterCode<Module> {
  /** The module once it is there, before that its promise: what `Deferred` takes. The first call loads it, in an idle browser. */
  get(): Promise<Module>
  /** Resolves when the module is there or could not be loaded. */
  prepare(): Promise<void>
  /** Loads it again, after a failure. */
  retry(): Promise<Module>
}

/** Resolves in browsers when the first view is there: the document has loaded, and nothing is being hydrated. */
const firstViewIsThere = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise(whenIdle)

/** Code that the browser loads after the first view, and that a server loads before it renders. */
export function laterCode<Module>(load: () => Promise<Module>): LaterCode<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  const follow = (promise: Promise<Module>): Promise<Module> => {
    loading = promise
    promise.then(
      (module) => {
        loaded = module
      },
      () => {},
    )
    return promise
  }
  return {
    // As a value it renders in one go, as the server does and a second page of the browser. One promise for all renderings:
    // React would wait for each new one again.
    get: () => (loaded as Promise<Module> | undefined) ?? loading ?? follow(firstViewIsThere().then(load)),
    prepare: () =>
      (loading ?? follow(load())).then(
        () => {},
        () => {},
      ),
    retry: () => follow(load()),
  }
}
