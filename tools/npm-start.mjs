// The newcomer's road: `npm start`, `npm run dev`, `npm test` and `npm run build` begin here, before anything is
// installed. Plain Node, old syntax first, so that an old Node gets a sentence and not a stack trace.
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
const { main } = await import('./src/main.ts')
process.exitCode = await main(process.argv.slice(2))
