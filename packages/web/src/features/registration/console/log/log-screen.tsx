import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { CaseEvent, caseEvents } from '@campus/contract/registration/case.ts'
import { caseEventNames } from '@campus/contract/registration/case-events.ts'
import { caseLog, registrationLog } from '@campus/contract/registration/console/cases.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { LogCount, LogTable } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import '../../../../console/look/console-look.css'
import { CaseMark } from '../../case/case-mark.tsx'
import { eventTones } from '../../case/event-tones.ts'
import { logWords } from './words.ts'

type Line = OutputOf<typeof registrationLog>['rows'][number]

const useColumns = (): Columns<Line> => {
  const words = useWords(logWords)
  const say = useSay()
  return [
    { title: words.person, cell: ({ name, number }) => `${name} · ${number}` },
    { title: words.event, cell: ({ event }) => <StateMark tone={eventTones[event] ?? 'over'} t={say(caseEventNames[event])} /> },
    { title: words.actor, cell: ({ actor }) => actor || '—' },
    { title: words.notes, cell: ({ notes }) => notes || '—' },
    { title: words.state, cell: ({ state }) => <CaseMark state={state} /> },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
  ]
}

function OfCase({ id, onAll }: { readonly id: string; readonly onAll: () => void }) {
  const words = useWords(logWords)
  const columns = useColumns()
  const read = useRead(caseLog, { id }, { staleTime: 0 })
  return (
    <>
      <Filters>
        <span className="console-quiet">{words.oneOnly}</span>
        <Button size="small" onClick={onAll}>
          {words.showAll}
        </Button>
      </Filters>
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(rows) => <Table label={words.lead} columns={columns} rows={rows} keyOfRow={({ id }) => id} />}
      </QueryView>
    </>
  )
}

function OfAll() {
  const words = useWords(logWords)
  const say = useSay()
  const addressed = useAddressed(registrationPaths.log)
  const event = CaseEvent.safeParse(addressed.query.event).data
  const filter = { ...addressed.searched, ...(event && { event }), ...daysIn(addressed.query) }
  const pages = useCursorPages(keyOf(registrationLog, filter), (after, signal) =>
    send(registrationLog, { ...filter, ...after }, { signal }),
  )
  const columns = useColumns()
  return (
    <>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="event"
          label={words.event}
          all={words.allEvents}
          options={caseEvents.map((value) => ({ value, label: say(caseEventNames[value]) }))}
        />
        <DaysFilter of={addressed} />
        <ExportButton source="registration_log" table={words.lead} filter={filter} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <LogTable label={words.lead} columns={columns} pages={pages} none={words.none} />
    </>
  )
}

/** What happened to registrations: all of them, or the one that the address names. */
export default function LogScreen() {
  const words = useWords(logWords)
  const { query, filter } = useAddressed(registrationPaths.log)
  const id = Id.safeParse(query.id).data
  return (
    <ConsoleFrame screen={registrationPaths.log} lead={words.lead}>
      {id ? <OfCase id={id} onAll={() => filter({ id: undefined })} /> : <OfAll />}
    </ConsoleFrame>
  )
}
