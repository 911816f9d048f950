import { guardCell, unguardCell } from './spreadsheet-cells'

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ["'=already", "''=already"],
  ["thanks\n=cmd|'/C calc'!A0", "thanks\n'=cmd|'/C calc'!A0"],
  ['a\r=1\r\n- b\n\n+c', "a\r'=1\r\n'- b\n\n'+c"],
  ["\r=1\n'=2", "'\r'=1\n''=2"],
  ['a=1\n\r\n1-2', 'a=1\n\r\n1-2'],
  ["  =1\n '@2", "'  =1\n' '@2"],
  ['A plain name', 'A plain name'],
  ["'tis a name", "'tis a name"],
  ['', ''],
])('%j is written as %j, and read as it was', (text, cell) => {
  expect(guardCell(text)).toBe(cell)
  expect(unguardCell(cell)).toBe(text)
})
