const vm = require('node:vm')

const { compileFunction } = vm
/** Compiled modules, by file name. */
const compiled = new Map()

// Jest compiles every module again for every test file, which takes much of the time of short files. A script
// that was compiled once runs in the window of any test file.
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {}
  if (!filename || !parsingContext) return compileFunction(source, parameters, options)
  let known = compiled.get(filename)
  if (known?.source !== source) {
    const start = `(function (${parameters}) {`
    // The same positions in stack traces as without the wrapper.
    known = { source, script: new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length }) }
    compiled.set(filename, known)
  }
  return known.script.runInContext(parsingContext)
}
