/** What of the code differs from container to container, in the order of its parameters. */
const CONSTANTS = [
  '__module_federation_runtime_plugins__',
  '__module_federation_remote_infos__',
  '__module_federation_container_name__',
  '__module_federation_share_strategy__',
  '__module_federation_share_fallbacks__',
  '__module_federation_library_type__',
]
const RUNTIME = '__module_federation_bundler_runtime__'
const BEGINNING = 'const runtimeRequire=__webpack_require__;'

/**
 * Makes a function of the code that starts a container. The host (`provide`) has it, starts with it and hands it to the
 * remotes; they start with the host's. The code itself stays as the compiler writes it.
 * @this {import('@rspack/core').LoaderContext<{provide?: string}>}
 * @param {string} source
 */
module.exports = function start(source) {
  const [constants, body, ...more] = source.split(BEGINNING)
  const known = [...constants.matchAll(/const (__module_federation_\w+__)\b/g)].map(([, name]) => name)
  if (body === undefined || more.length > 0 || known.some((name) => !CONSTANTS.includes(name))) {
    throw new Error('The compiler starts containers in another way than it did: see rspack.federation-start.cjs.')
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
