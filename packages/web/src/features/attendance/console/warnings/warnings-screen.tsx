import { consoleWarnings } from '@campus/contract/attendance/console.ts'
import { handlingNames, warningKindNames, warningKinds } from '@campus/contract/attendance/warnings.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { measuredText } from '../../warnings/words.ts'
import { HandleDialog } from './handle-dialog.tsx'
import { consoleWarningWords } from './words.ts'

type Row = OutputOf<typeof consoleWarnings>['rows'][number]

const states = ['open', 'handled', 'withdrawn'] as const

export default function WarningsScreen() {
  const words = useWords(consoleWarningWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.attendanceWarnings)
  const { query, place, searched, move } = addressed
  const [handling, setHandling] = useState<Row>()
  const mayHandle = useSession('user')?.roles.some((role) => role === 'manager' || role === 'admin') ?? false
  const state = states.find((one) => one === query.state) ?? 'open'
  const kind = warningKinds.find((one) => one === query.kind)
  const filter = { ...searched, ...(kind && { kind }) }
  const read = usePage(consoleWarnings, { ...place, ...filter, state })
  const done = (row: Row) => {
    if (row.handling) return [say(handlingNames[row.handling]), row.handledBy, row.notes].filter(Boolean).join(' · ')
    if (!mayHandle || row.withdrawnAt !== null) return ''
    return (
      <Button size="small" aria-label={words.handleOf(row.person.name)} onClick={() => setHandling(row)}>
        {words.handle}
      </Button>
    )
  }
  return (
    <ConsoleFrame screen={consolePaths.attendanceWarnings} lead={words.lead}>
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
      </Filters>
      <PagedTable
        label={words.lead}
        columns={[
          { title: words.person, cell: ({ person }) => `${person.name} ${person.number}` },
          { title: words.unit, cell: ({ person }) => person.unitName },
          { title: words.kind, cell: (row) => say(warningKindNames[row.kind]) },
          { title: words.course, cell: ({ course }) => course },
          { title: words.cause, cell: (row) => say(measuredText(row)) },
          { title: words.span, cell: ({ from, until }) => (from && until ? `${from} – ${until}` : '') },
          { title: words.handling, cell: done },
        ]}
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
