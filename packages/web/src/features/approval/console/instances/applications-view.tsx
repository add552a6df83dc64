import { consoleInstances, instanceConcerns, shownInstanceStates } from '@campus/contract/approval/console/instances.ts'
import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { LogCount } from '../../../../console/look/log-table.tsx'
import { useColumns } from './instance-columns.tsx'
import { MoveChosen } from './move-chosen.tsx'
import { useChosen } from './use-chosen.ts'
import { instancesWords } from './words.ts'

const useInstances = (addressed: ReturnType<typeof useAddressed<typeof consolePaths.approvalInstances>>) => {
  const { query, searched } = addressed
  const state = shownInstanceStates.find((state) => state === query.state)
  const concern = instanceConcerns.find((concern) => concern === query.concern)
  const processId = Id.safeParse(query.processId).data
  const filter = { ...searched, ...(state && { state }), ...(concern && { concern }), ...(processId && { processId }) }
  return useCursorPages(keyOf(consoleInstances, filter), (after, signal) => send(consoleInstances, { ...filter, ...after }, { signal }))
}

/** Every application of the school, for who looks after them. */
export default function InstancesScreen() {
  const words = useWords(instancesWords)
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.approvalInstances)
  const pages = useInstances(addressed)
  const { data } = useRead(consoleProcesses, {})
  const processes = data?.processes ?? []
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const process = isAdmin ? processes.find(({ id }) => id === addressed.query.processId) : undefined
  const { chosen, choosing, clear } = useChosen(process)
  const columns = useColumns(choosing)
  return (
    <ConsoleFrame
      screen={consolePaths.approvalInstances}
      lead={words.lead}
      actions={chosen.length > 0 && <MoveChosen chosen={chosen} onDone={clear} />}
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="processId"
          label={words.process}
          all={words.allProcesses}
          options={processes.map((each) => ({ value: each.id, label: nameIn(each, language) }))}
        />
        <StateFilter of={addressed} states={shownInstanceStates} t={(state) => words[state]} />
        <SelectFilter
          of={addressed}
          name="concern"
          label={words.concern}
          all={words.allConcerns}
          options={instanceConcerns.map((value) => ({ value, label: words[value] }))}
        />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <QueryView read={pages} empty={<Empty t={words.none} />}>
        {(rows) => (
          <div>
            <Table
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
