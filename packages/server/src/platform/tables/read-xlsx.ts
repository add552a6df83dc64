import { maxTableLines } from '@campus/contract/tables.ts'
import { readSheet } from 'read-excel-file/universal'
import type { Table } from './table.ts'
import { unpackXlsx } from './unpack-xlsx.ts'
import { brokenSheet, tooManyLines, Unreadable } from './unreadable.ts'

/** Numbers come as they are written in the file, at times with an exponent. */
const plainNumber = (text: string) => (/^\d+(\.\d+)?E\+?\d+$/i.test(text) ? String(Number(text)) : text)

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' ? cell : ''
}

const readFirstSheet = async (bytes: Uint8Array): Promise<Table> => {
  const rows = await readSheet(unpackXlsx(bytes), { parseNumber: plainNumber })
  if (rows.length > maxTableLines + 1) throw new Unreadable(tooManyLines)
  return rows.map((row) => row.map(textOf))
}

/** The first sheet of a workbook. */
export const readXlsx = (bytes: Uint8Array) =>
  readFirstSheet(bytes).catch((error: unknown) => {
    throw error instanceof Unreadable ? error : new Unreadable(brokenSheet)
  })
