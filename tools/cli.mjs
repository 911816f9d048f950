// The newcomer's road: `npm start`, `dev`, `test`, `build` and `bench` begin here, before anything is installed. Plain
// Node, old syntax first, so that an old Node gets a sentence and not a stack trace.
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

// From here on in TypeScript, in the same process: one thing less between Ctrl-C and the children.
const tsx = await import('tsx/esm/api')
tsx.register()
const [command, ...options] = process.argv.slice(2)
// The bench stands on the tools, not they on it.
const { main } = await import(command === 'bench' ? '../bench/src/main.ts' : './src/main.ts')
process.exitCode = await main(command === 'bench' ? options : [command, ...options])
