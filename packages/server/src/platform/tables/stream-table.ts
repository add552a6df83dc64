import { type Entry, zipStream } from '../zip-stream.ts'
import { sheetParts, sheetText } from './sheet-xml.ts'
import type { Portions, TableFormat } from './table.ts'
import { byteOrderMark, csvLine } from './write-table.ts'

async function* csvBytes(portions: Portions): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark)
  for await (const lines of portions) yield Buffer.from(lines.map(csvLine).join(''))
}

async function* xlsxEntries(portions: Portions): AsyncGenerator<Entry> {
  yield* sheetParts
  yield { name: 'xl/worksheets/sheet1.xml', content: sheetText(portions), isPressed: true }
}

/** A table that is written while its lines are read: of a million lines, only one portion is in memory. */
export const streamTable = (portions: Portions, format: TableFormat): AsyncIterable<Uint8Array> =>
  format === 'csv' ? csvBytes(portions) : zipStream(xlsxEntries(portions))
