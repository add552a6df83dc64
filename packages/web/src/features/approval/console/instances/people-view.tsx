import { openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { ProcessFilter } from './process-filter.tsx'
import { ViewChoice } from './view-choice.tsx'
import { instancesWords } from './words.ts'

type Row = OutputOf<typeof openTasksByPerson>['rows'][number]

const useColumns = (): Columns<Row> => {
  const words = useWords(instancesWords)
  return [
    { title: words.person, cell: ({ person }) => [person.name, person.unitName].filter(Boolean).join(' · ') },
    { title: words.open, cell: ({ open }) => open, isNumber: true },
    { title: words.overdueCount, cell: ({ overdue }) => overdue, isNumber: true },
    { title: words.oldest, cell: ({ oldestAt }) => <Moment at={oldestAt} /> },
  ]
}

interface PeopleViewProps {
  readonly of: Addressed<typeof consolePaths.approvalInstances>
}

/** How much waits for each person; a name leads to what waits for them. */
export function PeopleView({ of }: PeopleViewProps) {
  const words = useWords(instancesWords)
  const { place, move } = of
  const processId = Id.safeParse(of.query.processId).data
  const process = processId ? { processId } : {}
  const read = usePage(openTasksByPerson, { ...place, ...process })
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={consolePaths.approvalInstances}
      lead={words.peopleLead}
      actions={<ExportButton source="open_tasks" filter={process} />}
    >
      <ViewChoice of={of} />
      <Filters>
        <ProcessFilter of={of} />
      </Filters>
      <PagedTable
        label={words.byPerson}
        columns={columns}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ person }) => person.id}
        renderName={({ person }, name) => (
          <PathLink to={consolePaths.approvalInstances} query={{ ...process, assigneeId: person.id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={words.nobodyAsked} />}
      />
    </ConsoleFrame>
  )
}
