import { maxTableLines } from '@campus/contract/tables.ts'
import { CsvError, parse } from 'csv-parse/sync'
import type { Table } from './table.ts'
import { brokenQuotes, noText, tooManyLines, Unreadable } from './unreadable.ts'

/** Almost any bytes can be read as GB18030, so UTF-8 is tried first. */
const decode = (bytes: Uint8Array) => {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next encoding may fit.
    }
  }
  throw new Unreadable(noText)
}

/** Excel divides columns as its region does: the mark that the headings have most of. */
const delimiterOf = (text: string) => {
  const headings = text.split(/\r?\n/, 1)[0] ?? ''
  const countOf = (mark: string) => headings.split(mark).length
  return [',', '\t', ';'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ','
}

export const readCsv = (bytes: Uint8Array): Table => {
  const text = decode(bytes)
  try {
    const table: Table = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: 100_000,
      // The headings, and one line more than allowed to know that there are more.
      to: maxTableLines + 2,
    })
    if (table.length > maxTableLines + 1) throw new Unreadable(tooManyLines)
    return table
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(brokenQuotes(typeof error['lines'] === 'number' ? error['lines'] : 1))
    throw error
  }
}
