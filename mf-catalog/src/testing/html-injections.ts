/** Texts that would become markup, script or an attribute if they were not escaped. */
export const htmlInjections = [
  '<script>document.title="owned"</script>',
  '</script><script>document.title="owned"</script>',
  '<img src=x onerror=document.title="owned">',
  '<svg/onload=document.title="owned">',
  '"><iframe src=javascript:document.title="owned"></iframe>',
  "' onmouseover='document.title=1' x='",
  '</title><script>document.title="owned"</script>',
  '</textarea><script>document.title="owned"</script>',
  '--><script>document.title="owned"</script><!--',
  '<!--<script>',
  ']]><script>document.title="owned"</script>',
  '{{constructor.constructor("document.title=1")()}}',
  '<a href="javascript:document.title=1">press</a>',
  '&lt;script&gt;document.title="owned"&lt;/script&gt;',
  'line\u2028separator\u2029and\u0000null <b>',
  '\u202e<script>document.title="owned"</script>',
] as const
