// The entry point of `npm start`, `dev`, `test`, `build`, `bench` and `harden`, before anything is installed. The first
// statements use only syntax that old Node versions understand, so that they print a message and not a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Superium needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const { installMissing } = await import('./install.mjs')
const { fileURLToPath } = await import('node:url')
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const installed = await installMissing(process.cwd())
if (!installed) process.exit(1)

// Runs the command in this process, so that Ctrl-C has one process less to pass on its way to the children.
const [command, ...options] = process.argv.slice(2)
// These packages import the tools, but the tools do not import them.
const beside = { bench: '../bench/src/main.ts', harden: '../bench/src/harden/main.ts' }[command]
if (command === 'dev' || beside) {
  // These commands import build configurations, which are TypeScript.
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { main } = await import(beside ?? './src/main.ts')
  process.exitCode = await main(beside ? options : [command, ...options])
} else {
  const { bundleStale } = await import('./bundle.mjs')
  await bundleStale(process.cwd(), ['tools'])
  const { main } = await import('./dist/main.js')
  process.exitCode = await main([command, ...options])
}
