import type { OutputOf } from '@campus/contract/call.ts'
import { countedRowsPath } from '@campus/contract/paths/statistics.ts'
import { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { rowsWords } from './words.ts'

type Row = OutputOf<typeof statisticRows>['rows'][number]

const useColumns = (): Columns<Row> => {
  const words = useWords(rowsWords)
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: words.person, cell: ({ person }) => (person ? [person.name, person.number].filter(Boolean).join(' · ') : '—') },
    { title: words.subject, cell: ({ subjectName }) => subjectName },
    { title: words.outcome, cell: ({ outcomeName }) => outcomeName },
    { title: words.unit, cell: ({ unitName }) => unitName || '—' },
  ]
}

/** What a mark counted, where no other screen lists it. */
export default function RowsScreen() {
  const words = useWords(rowsWords)
  const minuteOf = useMinuteOf()
  const { query, place, move } = useAddressed(countedRowsPath)
  const { source, from = '', until = '', unitId, subject, outcome } = query
  const filter = {
    source: StatisticSource.catch('registrations').parse(source),
    from,
    until,
    ...(unitId && { unitId }),
    ...(subject && { subject }),
    ...(outcome && { outcome }),
  }
  const page = usePage(statisticRows, { ...place, ...filter })
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={countedRowsPath}
      actions={<ExportButton source="counted_rows" table={words.lead} filter={filter} />}
      lead={page.data ? words.of(page.data.name, minuteOf(Date.parse(from)), minuteOf(Date.parse(until))) : words.lead}
    >
      <PagedTable
        label={words.lead}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ place }) => String(place)}
        empty={<Empty t={words.none} />}
      />
    </ConsoleFrame>
  )
}
