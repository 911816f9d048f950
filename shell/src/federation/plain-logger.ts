// Stands where Module Federation's logger would be, which serves compilers too.

export const createLogger = (): Console => console
export const createInfrastructureLogger = createLogger
export const logger = console
export const infrastructureLogger = console
export const bindLoggerToCompiler = () => {}
