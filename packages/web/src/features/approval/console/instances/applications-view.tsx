import {
  consoleInstances,
  instanceConcernNames,
  instanceConcerns,
  shownInstanceStates,
} from '@campus/contract/approval/console/instances.ts'
import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import { Id } from '@campus/contract/fields.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { LogCount } from '../../../../console/look/log-table.tsx'
import { type Instance, useColumns } from './instance-columns.tsx'
import { MoveChosen } from './move-chosen.tsx'
import { ProcessFilter } from './process-filter.tsx'
import { useChosen } from './use-chosen.ts'
import { ViewChoice } from './view-choice.tsx'
import { instancesWords } from './words.ts'

type InstancesAddress = Addressed<typeof consolePaths.approvalInstances>

const filterIn = ({ query, searched }: InstancesAddress) => {
  const state = shownInstanceStates.find((state) => state === query.state)
  const concern = instanceConcerns.find((concern) => concern === query.concern)
  const processId = Id.safeParse(query.processId).data
  const assigneeId = Id.safeParse(query.assigneeId).data
  return {
    ...searched,
    ...(state && { state }),
    ...(concern && { concern }),
    ...(processId && { processId }),
    ...(assigneeId && { assigneeId }),
    ...daysIn(query),
  }
}

/** For whose decision the listed ones wait, where the list is narrowed to one person. */
function OnePerson({ of, id, rows }: { readonly of: InstancesAddress; readonly id: string; readonly rows: readonly Instance[] }) {
  const words = useWords(instancesWords)
  const person = rows.flatMap(({ waitingFor }) => waitingFor).find((each) => each.id === id)
  return (
    <span className="instance-person">
      {person ? words.waitsFor(person.name) : words.waitsForOne}
      <Button size="small" onClick={() => of.filter({ assigneeId: undefined })}>
        {words.everybody}
      </Button>
    </span>
  )
}

/** Every application of the school, for who looks after them. */
export function ApplicationsView({ of: addressed }: { readonly of: InstancesAddress }) {
  const words = useWords(instancesWords)
  const say = useSay()
  const filter = filterIn(addressed)
  const pages = useCursorPages(keyOf(consoleInstances, filter), (after, signal) =>
    send(consoleInstances, { ...filter, ...after }, { signal }),
  )
  const { data } = useRead(consoleProcesses, {})
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const process = isAdmin ? data?.processes.find(({ id }) => id === filter.processId) : undefined
  const { chosen, choosing, clear } = useChosen(process)
  const columns = useColumns(choosing)
  return (
    <ConsoleFrame
      screen={consolePaths.approvalInstances}
      lead={words.lead}
      actions={
        <>
          {chosen.length > 0 && <MoveChosen chosen={chosen} onDone={clear} />}
          <ExportButton source="approvals" table={words.lead} filter={filter} />
        </>
      }
    >
      <ViewChoice of={addressed} />
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <ProcessFilter of={addressed} />
        <StateFilter of={addressed} states={shownInstanceStates} t={(state) => words[state]} />
        <SelectFilter
          of={addressed}
          name="concern"
          label={words.concern}
          all={words.allConcerns}
          options={instanceConcerns.map((value) => ({ value, label: say(instanceConcernNames[value]) }))}
        />
        <DaysFilter of={addressed} />
        {filter.assigneeId && <OnePerson of={addressed} id={filter.assigneeId} rows={pages.data ?? []} />}
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <QueryView read={pages} empty={<Empty t={words.none} />}>
        {(rows) => (
          <div>
            <Table
              isPart
              label={words.lead}
              columns={columns}
              rows={rows}
              keyOfRow={({ instanceId }) => instanceId}
              renderName={({ instanceId }, name) => (
                <PathLink to={approvalPaths.instance} query={{ id: instanceId }}>
                  {name}
                </PathLink>
              )}
            />
            <ListEnd pages={pages} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
