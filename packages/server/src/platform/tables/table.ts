/** The cells of a table as text, line by line; empty lines stand in their place. */
export type Table = readonly (readonly string[])[]

/** The lines of a long table in portions, the headings first. */
export type Portions = AsyncIterable<Table>

export type TableFormat = 'csv' | 'xlsx'

export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
