import { consoleAttendance } from '@campus/contract/attendance/console.ts'
import type { AttendanceRow } from '@campus/contract/attendance/records.ts'
import { attendanceStateNames, attendanceStates } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { lessonTime } from '../../lesson-time.ts'
import { lookOf } from '../../state-look.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { recordsWords } from './words.ts'

const concerns = ['doubtful', 'objection'] as const

const useColumns = (onCorrect: ((row: AttendanceRow) => void) | undefined): Columns<AttendanceRow> => {
  const words = useWords(recordsWords)
  const say = useSay()
  const sayList = useSayList()
  const action = {
    title: words.action,
    cell: (row: AttendanceRow) => (
      <Button size="small" aria-label={words.correctOf(row.person.name)} onClick={() => onCorrect?.(row)}>
        {words.correct}
      </Button>
    ),
  }
  return [
    { title: words.person, cell: ({ person }) => `${person.name} ${person.number}` },
    { title: words.unit, cell: ({ person }) => person.unitName },
    { title: words.course, cell: ({ lesson }) => lesson.course.name },
    { title: words.time, cell: ({ lesson }) => lessonTime(lesson), sortKey: 'startsAt' },
    { title: words.teachers, cell: ({ lesson }) => sayList(lesson.teachers.map(({ name }) => name)) },
    { title: words.state, cell: (row) => <StateMark tone={lookOf(row).tone} t={say(lookOf(row).t)} /> },
    ...(onCorrect ? [action] : []),
  ]
}

export default function RecordsScreen() {
  const words = useWords(recordsWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.attendance)
  const { query, place, searched, move } = addressed
  const [correcting, setCorrecting] = useState<AttendanceRow>()
  const mayCorrect = useSession('user')?.roles.some((role) => role === 'manager' || role === 'admin') ?? false
  const state = attendanceStates.find((one) => one === query.state)
  const concern = concerns.find((one) => one === query.concern)
  const { from, until } = listQuery(query)
  const filter = {
    ...searched,
    ...(state && { state }),
    ...(concern && { concern }),
    ...(from && { from }),
    ...(until && { until }),
  }
  const { sort, sorted } = sortedBy(addressed, consoleAttendance.query.shape.sort)
  const read = usePage(consoleAttendance, { ...place, ...filter, ...sort })
  return (
    <ConsoleFrame screen={consolePaths.attendance} lead={words.lead} actions={<ExportButton source="attendance" filter={filter} />}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={attendanceStates} t={(one) => say(attendanceStateNames[one])} />
        <SelectFilter
          of={addressed}
          name="concern"
          label={words.concern}
          all={words.allConcerns}
          options={concerns.map((value) => ({ value, label: words[value] }))}
        />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns(mayCorrect ? setCorrecting : undefined)}
        sorted={sorted}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ lesson, person }) => `${lesson.id} ${person.id}`}
        renderName={({ lesson, person }, content) => (
          <PathLink to={attendancePaths.status} query={{ id: lesson.id, personId: person.id }}>
            {content}
          </PathLink>
        )}
        empty={<Empty t={Object.keys(filter).length > 0 ? words.noneLikeThat : words.none} />}
      />
      {correcting && <CorrectDialog row={correcting} onClose={() => setCorrecting(undefined)} />}
    </ConsoleFrame>
  )
}
