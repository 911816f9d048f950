/** The constants of the start code that differ between containers, in the order of the start function's parameters. */
const CONSTANTS = [
  '__module_federation_runtime_plugins__',
  '__module_federation_remote_infos__',
  '__module_federation_container_name__',
  '__module_federation_share_strategy__',
  '__module_federation_share_fallbacks__',
  '__module_federation_library_type__',
]
const RUNTIME = '__module_federation_bundler_runtime__'
const BODY_START = 'const runtimeRequire=__webpack_require__;'

/**
 * Turns Rspack's code for starting a container into a function that only the host contains. The host (option
 * `provide`) starts itself with it and passes it to the remotes, whose entries only call it. The code itself stays
 * unchanged.
 * @this {import('@rspack/core').LoaderContext<{provide?: string}>}
 * @param {string} source
 */
module.exports = function containerStartLoader(source) {
  const [constants = '', body, ...more] = source.split(BODY_START)
  const found = [...constants.matchAll(/const (__module_federation_\w+__)\b/g)].map(([, name = '']) => name)
  if (body === undefined || more.length > 0 || found.some((name) => !CONSTANTS.includes(name))) {
    throw new Error('Rspack starts containers in a new way: see docs/federation.md, "Upgrade".')
  }
  const { provide } = this.getOptions()
  const container = ['__webpack_require__', RUNTIME, ...CONSTANTS].join()
  if (!provide) return `${constants}${RUNTIME}.start(${container})`
  return [
    `import { provide } from ${JSON.stringify(provide)}`,
    `${constants}const start = (${container.replace('__webpack_require__', 'runtimeRequire')}) => {${body}}`,
    `start(${container})`,
    'provide(start)',
  ].join('\n')
}
