import { whenIdle } from '@superium/shared/ui'

/** A module that the first view of a page does not need. */
export interface LaterCode<Module> {
  /**
   * For `Deferred`: the module if it has loaded, otherwise its promise. The first call starts loading once the browser
   * is idle.
   */
  get(): Promise<Module>
  /** Loads the module now; resolves when it has loaded or failed. */
  prepare(): Promise<void>
  /** Loads the module again after a failure. */
  retry(): Promise<Module>
}

/** Resolves in browsers when the first view is complete: the document has loaded, and nothing is hydrating. */
const firstViewIsThere = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise(whenIdle)

/** Code that browsers load after the first view, and that the server loads before it renders. */
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
    // A value renders without suspending, as on the server and on later pages. All renders share one promise, because
    // React would wait again for each new one.
    get: () => (loaded as Promise<Module> | undefined) ?? loading ?? follow(firstViewIsThere().then(load)),
    prepare: () =>
      (loading ?? follow(load())).then(
        () => {},
        () => {},
      ),
    retry: () => follow(load()),
  }
}
