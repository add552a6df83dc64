import { type ChartTable as Numbers, type TableRow, tableOf } from '@campus/charts/chart/table.ts'
import type { ChartData } from '@campus/charts/marks/data.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { chartWords } from './words.ts'

const columnsOf = ({ head: [rows, ...series] }: Numbers): Columns<TableRow> => [
  { title: rows, cell: ({ name }) => name },
  ...series.map((title, place) => ({
    title,
    isNumber: true,
    cell: ({ cells }: TableRow) => {
      const { text, link } = cells[place] ?? { text: '', link: undefined }
      return link === undefined ? text : <a href={hrefOf(link)}>{text}</a>
    },
  })),
]

/** The numbers of a chart, each a link to its rows like the marks. */
export function ChartTable({ data, title }: { readonly data: ChartData; readonly title: string }) {
  const words = useWords(chartWords)
  const table = tableOf(data)
  return <Table label={words.tableOf(title)} columns={columnsOf(table)} rows={table.rows} keyOfRow={({ name }) => name} />
}
