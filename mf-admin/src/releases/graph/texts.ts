/** The texts of the dependency graph. */
export const graphTexts = {
  title: 'Dependency graph',
  picture: 'Drawing of the dependency graph',
  note: 'The routes and slots of each remote and the shared modules it needs from the shell, for the default versions.',
  drawing: (remotes: number, routes: number, slots: number, modules: number) =>
    `Dependency graph: ${remotes} remotes answer ${routes} routes, fill ${slots} slots and need ${modules} shared modules of the shell. The table below says the same.`,
  places: 'Routes and slots',
  remotes: 'Remotes',
  modules: 'Shared modules',
  providedBy: (host: string) => `provided by ${host}`,
  show: 'Show',
  all: 'All',
  table: 'The dependency graph as a table',
  remote: 'Remote',
  team: 'Team',
  routes: 'Answers',
  slots: 'Fills',
  needs: 'Needs',
  nothing: 'none',
  modulesNeeded: (modules: number) => (modules === 1 ? '1 module' : `${modules} modules`),
} as const
