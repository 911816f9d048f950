import type { Remotes } from './create-remotes'

/** Whether a live remote answers the path of a link, so that an older release leaves no dead link. */
export const hasPage = ({ deployments }: Pick<Remotes, 'deployments'>, to: string): boolean => {
  const [path = ''] = to.split(/[?#]/)
  return deployments.some(({ extras }) => extras.superium.routes.includes(path))
}
