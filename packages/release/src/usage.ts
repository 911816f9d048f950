const LINES: [options: string, meaning: string][] = [
  ['', 'test, build, check, upload, make live for everybody'],
  ['--check', 'build and check only; prints what would be refused'],
  ['--traffic 10', 'make it live for 10 % of the visitors (a canary)'],
  ['--no-live', 'test, build, check and upload only'],
  ['--retire /old --redirect-to /new', 'give up a live path, with a redirect or as gone (410)'],
  ['--from staging [1.4.0]', 'take what another site has, byte by byte, instead of building it'],
  ['live [1.4.0] --traffic 50', 'make an uploaded version live, or widen a canary'],
  ['ramp [1.4.0] 10,50,100 --every 10m', 'widen step by step, by the site; stops when the version fails'],
  ['promote [1.4.0]', 'give the canary to everybody'],
  ['rollback [1.4.0]', 'back to the version before; with a version only while it is live'],
  ['rollback --together', "with what does not fit otherwise (an administrator's token)"],
  ['preview [1.4.0] --hours 8', 'a link that opens an uploaded version in one browser, live or not'],
  ['status [--all]', 'what is live, and the last steps'],
]

/** The text of `--help`; `command` is the command as the user typed it. */
export function usage(command: string): string {
  const width = Math.max(...LINES.map(([options]) => options.length))
  return `${LINES.map(([options, meaning]) => `${command} ${options.padEnd(width)}  ${meaning}`).join('\n')}

A version that is not named is the one in package.json.
More options:
  --skip-tests       do not run the tests first
  --skip-build       release what dist holds
  --force            although the smoke render fails, for 10 % of the visitors at most
  --replace-canary   end another canary of the name
  --again            although the version was taken back
  --no-wait          start the ramp only, do not follow it
  --why "…"          reason for the history
  --page /gift       the page that a preview link opens
  --name mf-gift     another name than this folder's; it may also stand behind the action: status mf-gift
  --site …           an address or a stage; otherwise SUPERIUM_URL, or superium.site in package.json
  --token-file …     a file with the token; otherwise SUPERIUM_RELEASE_TOKEN[_<STAGE>]
The token of the site after --from: SUPERIUM_RELEASE_TOKEN_<STAGE>, or SUPERIUM_FROM_TOKEN`
}
