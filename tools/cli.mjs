// Where `npm start`, `dev`, `test`, `build`, `bench` and `harden` begin, before anything is installed. The first statement uses
// syntax that an old Node understands, so that it prints a sentence and not a stack trace.
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

// The command runs in this process: one process less between Ctrl-C and the children.
const [command, ...options] = process.argv.slice(2)
// They import the tools; the tools do not import them.
const beside = { bench: '../bench/src/main.ts', harden: '../bench/src/harden/main.ts' }[command]
if (command === 'dev' || beside) {
  // They import build configurations, which are TypeScript.
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
