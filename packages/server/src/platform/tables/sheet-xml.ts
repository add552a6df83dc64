import type { Entry } from '../zip-stream.ts'
import type { Portions } from './table.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schemas = 'http://schemas.openxmlformats.org'
const office = `${schemas}/officeDocument/2006/relationships`
const packages = `${schemas}/package/2006`
const sheets = `${schemas}/spreadsheetml/2006/main`
const part = (kind: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`

const xml = (name: string, content: string): Entry => ({ name, content: `${declaration}${content}` })

/** All of a workbook with one sheet but the sheet itself. The second style is bold. */
export const sheetParts: readonly Entry[] = [
  xml(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${part('styles')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part('worksheet')}"/></Types>`,
  ),
  xml(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  xml(
    'xl/workbook.xml',
    `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  xml(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ),
  xml(
    'xl/styles.xml',
    `<styleSheet xmlns="${sheets}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ),
]

const maxCellLength = 32_767
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A, B … Z, AA: readers look for a cell by its address. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** What XML cannot hold is left out; a cell holds text and never a formula. */
const storable = (text: string) =>
  text
    .slice(0, maxCellLength)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')

const rowXml = (line: readonly string[], row: number, style = '') =>
  `<row r="${row}">${line.map((cell, at) => `<c r="${letters(at)}${row}" t="inlineStr"${style}><is><t xml:space="preserve">${storable(cell)}</t></is></c>`).join('')}</row>`

const opening = (columns: number) =>
  `${declaration}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`

export async function* sheetText(portions: Portions): AsyncGenerator<Uint8Array> {
  let row = 0
  for await (const lines of portions) {
    const text = lines.map((line) => {
      row += 1
      return row === 1 ? opening(line.length) + rowXml(line, row, ' s="1"') : rowXml(line, row)
    })
    yield Buffer.from(text.join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}
