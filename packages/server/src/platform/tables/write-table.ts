import writeXlsxFile from 'write-excel-file/node'
import type { Table, TableFormat } from './table.ts'

/** A cell that begins like a formula would be run by the program that opens the table. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Nearly every cell is written as it is. */
const special = /^[=+\-@\t]|[",\r\n]/

/** The mark by which Excel knows UTF-8. */
export const byteOrderMark = '\uFEFF'

export const csvLine = (line: readonly string[]) => `${line.map((cell) => (special.test(cell) ? quoted(harmless(cell)) : cell)).join()}\r\n`

const writeCsv = (table: Table): Uint8Array => Buffer.from(`${byteOrderMark}${table.map(csvLine).join('')}`)

const writeXlsx = (table: Table): Promise<Uint8Array> => {
  const [headings = []] = table
  return writeXlsxFile(
    table.map((line, at) => line.map((value) => ({ value, type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) }))),
    { stickyRowsCount: 1, columns: headings.map(() => ({ width: 20 })) },
  ).toBuffer()
}

export const writeTable = (table: Table, format: TableFormat) => (format === 'csv' ? writeCsv(table) : writeXlsx(table))
