/** Fonts that every mail program has. */
const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Inline styles of the light theme, for programs that ignore style sheets. */
export const styles = {
  body: 'margin:0;padding:0;background-color:#faf9f6;',
  page: `background-color:#faf9f6;font-family:${FONT};`,
  card: 'width:100%;max-width:600px;background-color:#ffffff;border:1px solid #e2dfd6;border-radius:12px;',
  brand: 'padding:28px 24px 18px;font-size:22px;line-height:28px;font-weight:700;letter-spacing:-0.3px;color:#0b6250;',
  content: 'padding:28px 32px 12px;',
  heading: 'margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;color:#17181a;',
  text: 'margin:0 0 16px;font-size:16px;line-height:25px;color:#17181a;',
  small: 'margin:0 0 16px;font-size:14px;line-height:21px;color:#55554f;',
  table: 'width:100%;margin:0 0 20px;',
  picture: 'width:72px;padding:12px 16px 12px 0;vertical-align:top;border-top:1px solid #e2dfd6;',
  image:
    'display:block;width:72px;height:72px;border:0;border-radius:8px;background-color:#f1efe9;font-size:11px;color:#55554f;',
  line: 'padding:12px 0;vertical-align:top;border-top:1px solid #e2dfd6;font-size:15px;line-height:21px;color:#55554f;',
  name: 'font-weight:600;color:#17181a;text-decoration:none;',
  amount:
    'padding:12px 0 12px 12px;vertical-align:top;text-align:right;white-space:nowrap;border-top:1px solid #e2dfd6;font-size:15px;line-height:21px;font-weight:600;color:#17181a;',
  label: 'padding:4px 0;font-size:15px;line-height:22px;color:#55554f;',
  value: 'padding:4px 0 4px 12px;text-align:right;white-space:nowrap;font-size:15px;line-height:22px;color:#17181a;',
  total:
    'padding:12px 0 4px;border-top:1px solid #e2dfd6;font-size:17px;line-height:24px;font-weight:700;color:#17181a;',
  totalValue:
    'padding:12px 0 4px 12px;border-top:1px solid #e2dfd6;text-align:right;white-space:nowrap;font-size:17px;line-height:24px;font-weight:700;color:#17181a;',
  box: 'padding:14px 18px;background-color:#f1efe9;border-radius:10px;font-size:15px;line-height:23px;color:#17181a;word-break:break-word;',
  boxTitle: 'font-weight:700;',
  buttonCell: 'border-radius:999px;background-color:#0b6250;',
  button:
    'display:inline-block;padding:13px 26px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:999px;background-color:#0b6250;',
  footer: 'padding:20px 32px 32px;font-size:13px;line-height:20px;color:#55554f;word-break:break-word;',
  link: 'color:#0b6250;text-decoration:underline;',
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#faf9f6;',
} as const

/** Styles of the dark theme and narrow screens, for programs that read style sheets. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .content { padding: 24px 20px 8px !important; }
  .footer { padding: 20px 20px 28px !important; }
  .brand { padding: 22px 20px 14px !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background-color: #121314 !important; }
  .card { background-color: #1a1b1d !important; border-color: #303337 !important; }
  .ink { color: #f3f2ee !important; }
  .soft { color: #b4b5b0 !important; }
  .rule { border-color: #303337 !important; }
  .box { background-color: #222427 !important; color: #f3f2ee !important; }
  .brand, .link { color: #5fcbb0 !important; }
  .button, .button-cell { background-color: #5fcbb0 !important; color: #06251e !important; }
  .image { background-color: #222427 !important; color: #b4b5b0 !important; }
}`
