import { consoleWarnings } from '@campus/contract/attendance/console.ts'
import { handlingNames, warningKindNames, warningKinds, warningStates } from '@campus/contract/attendance/warnings.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { measuredText } from '../../warnings/words.ts'
import { HandleDialog } from './handle-dialog.tsx'
import { consoleWarningWords } from './words.ts'

type Row = OutputOf<typeof consoleWarnings>['rows'][number]

const useColumns = (onHandle: ((row: Row) => void) | undefined): Columns<Row> => {
  const words = useWords(consoleWarningWords)
  const say = useSay()
  const done = (row: Row) => {
    const said = row.handling
      ? [say(handlingNames[row.handling]), row.isCauseGone ? words.causeGone : '', row.handledBy, row.notes].filter(Boolean).join(' · ')
      : ''
    if (!onHandle || row.withdrawnAt !== null) return said
    return (
      <>
        {said}{' '}
        <Button size="small" aria-label={words.handleOf(row.person.name)} onClick={() => onHandle(row)}>
          {row.handling ? words.change : words.handle}
        </Button>
      </>
    )
  }
  return [
    { title: words.person, cell: ({ person }) => `${person.name} ${person.number}`, sortKey: 'name' },
    { title: words.unit, cell: ({ person }) => person.unitName },
    { title: words.kind, cell: (row) => say(warningKindNames[row.kind]) },
    { title: words.course, cell: ({ course }) => course },
    { title: words.cause, cell: (row) => say(measuredText(row)), sortKey: 'measured' },
    {
      title: words.span,
      cell: ({ from, until }) =>
        from &&
        until && (
          <span>
            <time>{from} –</time> <time>{until}</time>
          </span>
        ),
    },
    { title: words.raisedAt, cell: ({ raisedAt }) => <Time at={raisedAt} />, sortKey: 'raisedAt' },
    { title: words.handling, cell: done },
  ]
}

export default function WarningsScreen() {
  const words = useWords(consoleWarningWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.attendanceWarnings)
  const { query, place, searched, move } = addressed
  const [handling, setHandling] = useState<Row>()
  const mayHandle = useSession('user')?.roles.some((role) => role === 'manager' || role === 'admin') ?? false
  const state = warningStates.find((one) => one === query.state) ?? 'open'
  const kind = warningKinds.find((one) => one === query.kind)
  const filter = { ...searched, ...(kind && { kind }), ...daysIn(query) }
  const { sort, sorted } = sortedBy(addressed, consoleWarnings.query.shape.sort)
  const read = usePage(consoleWarnings, { ...place, ...filter, ...sort, state })
  const columns = useColumns(mayHandle ? setHandling : undefined)
  return (
    <ConsoleFrame
      screen={consolePaths.attendanceWarnings}
      lead={words.lead}
      actions={<ExportButton source="attendance_warnings" filter={{ ...filter, state }} />}
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="state"
          label={words.state}
          all={words.open}
          options={(['handled', 'withdrawn'] as const).map((value) => ({ value, label: words[value] }))}
        />
        <SelectFilter
          of={addressed}
          name="kind"
          label={words.kind}
          all={words.allKinds}
          options={warningKinds.map((value) => ({ value, label: say(warningKindNames[value]) }))}
        />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={columns}
        sorted={sorted}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={<Empty t={Object.keys(filter).length > 0 ? words.noneLikeThat : words.none} />}
      />
      {handling && <HandleDialog warning={handling} onClose={() => setHandling(undefined)} />}
    </ConsoleFrame>
  )
}
