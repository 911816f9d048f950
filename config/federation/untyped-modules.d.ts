// Parts of Module Federation without types, or without a public path (`host-aliases.ts` gives it one).

declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void
}

declare module '@module-federation/runtime-core/disabled-snapshots' {
  export class DisabledSnapshotHandler {}
}
