import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolFaults } from '@campus/contract/terminals/console.ts'
import { FaultKind, FaultState, faultKindNames, faultKinds, faultStateNames, faultStates } from '@campus/contract/terminals/fault-kinds.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { RowTick } from '../../../../console/bulk/row-tick.tsx'
import { useBulk } from '../../../../console/bulk/use-bulk.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { FaultMark } from '../../../../domain/terminal/fault-mark.tsx'
import { TerminalFilter } from '../../../../domain/terminal/terminal-filter.tsx'
import { useTerminalNews } from '../live/use-live.ts'
import { FaultDetail } from './fault-detail.tsx'
import { FaultsBulk } from './faults-bulk.tsx'
import { faultsWords } from './words.ts'

type Row = OutputOf<typeof schoolFaults>['rows'][number]

function FaultLine({ row: { terminal, kind, state, isFoundByWatch, reports, foundAt } }: { readonly row: Row }) {
  const words = useWords(faultsWords)
  const say = useSay()
  const language = useLanguage()
  const sources = [isFoundByWatch && words.byWatch, reports > 0 && words.reports(reports)].filter(Boolean).join(' · ')
  return (
    <>
      <span className="choosable-head">
        {say(faultKindNames[kind])}
        <FaultMark state={state} />
      </span>
      <small>
        {terminal.number} · {nameIn(terminal, language)}
      </small>
      <small>
        {sources} · <Time at={foundAt} />
      </small>
    </>
  )
}

export default function FaultsScreen() {
  const words = useWords(faultsWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.faults)
  const { query, place, searched } = addressed
  const state = FaultState.safeParse(query.state).data
  const terminalId = Id.safeParse(query.terminalId).data
  const kind = FaultKind.safeParse(query.kind).data
  const { from, until } = listQuery(query)
  const filter = {
    ...searched,
    ...(state && { state }),
    ...(terminalId && { terminalId }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(until && { until }),
  }
  const page = usePage(schoolFaults, { ...place, ...filter })
  const bulk = useBulk({
    filter,
    read: page,
    nameOf: ({ terminal, kind }: Row) => `${terminal.number} ${say(faultKindNames[kind])}`,
    isOpen: ({ state }) => state === 'untreated',
  })
  const mayHandle = page.data?.mayHandle ?? false
  const tickOf = (row: Row) => row.state === 'untreated' && <RowTick bulk={bulk} row={row} />
  useTerminalNews(page.refetch)
  return (
    <ListScreen
      screen={consolePaths.faults}
      lead={words.lead}
      actions={<ExportButton source="terminal_faults" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={faultStates} t={(state) => say(faultStateNames[state])} />
          <TerminalFilter of={addressed} />
          <SelectFilter
            of={addressed}
            name="kind"
            label={words.kind}
            all={words.allKinds}
            options={faultKinds.map((value) => ({ value, label: say(faultKindNames[value]) }))}
          />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={Object.keys(filter).length > 0 ? words.none : words.noneYet} />}
      hint={words.choose}
      {...(mayHandle && { mark: tickOf })}
      foot={<FaultsBulk bulk={bulk} />}
      waits={({ state }) => state === 'untreated'}
      detail={query.id ? <FaultDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <FaultLine row={row} />}
    </ListScreen>
  )
}
