// Parts of Module Federation that have no types of their own, or no address (`rspack.federation.ts` gives it).

declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void
}

declare module '@module-federation/runtime-core/disabled-snapshots' {
  export class DisabledSnapshotHandler {}
}
