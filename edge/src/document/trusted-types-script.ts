import { jsonForScript } from './escape-html'

/**
 * An inline script that makes the document's only Trusted Types policy. A string becomes the address of a script only in one of
 * these folders (paths of this site, or addresses; each with a slash at its end); everything else that would be code or HTML is
 * refused. Two constants are HTML: the space with which notistack's goober makes its style element, and the empty element with
 * which React makes a script, which then never runs. All bundles are covered, also those of other teams and of earlier builds,
 * since the policy is the default one. Browsers without Trusted Types go without.
 */
export const trustedTypesScript = (folders: readonly string[]): string =>
  "self.trustedTypes&&trustedTypes.createPolicy('default',{" +
  "createHTML:t=>t==' '||t=='\\x3cscript>\\x3c/script>'?t:null," +
  `createScriptURL:u=>(u=new URL(u,location).href,${jsonForScript(folders)}.some(f=>u.startsWith(new URL(f,location)))?u:null)})`
