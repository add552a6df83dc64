import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { terminalEventKinds, terminalEvents } from '@campus/contract/terminals/console.ts'
import { sayEventNote } from '@campus/contract/terminals/event-note.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { LogCount, LogTable } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { TerminalFilter } from '../../../../domain/terminal/terminal-filter.tsx'
import { useTerminalNews } from '../live/use-live.ts'
import { eventsWords } from './words.ts'

type Event = OutputOf<typeof terminalEvents>['rows'][number]

const tones: Record<Event['kind'], 'good' | 'bad' | 'waiting' | 'over'> = {
  online: 'good',
  offline: 'bad',
  printer_stopped: 'waiting',
  printer_ready: 'good',
  enrolled: 'good',
  revoked: 'over',
  doubled: 'bad',
  opened: 'good',
  closed: 'over',
  codes_tried: 'bad',
  word_wrong: 'bad',
}

const useColumns = (): Columns<Event> => {
  const words = useWords(eventsWords)
  const language = useLanguage()
  return [
    { title: words.terminal, cell: ({ terminal }) => `${terminal.number} · ${nameIn(terminal, language)}` },
    { title: words.kind, cell: ({ kind }) => <StateMark tone={tones[kind]} t={words[kind]} /> },
    { title: words.note, cell: ({ note }) => sayEventNote(note, language) || '—' },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
  ]
}

export default function EventsScreen() {
  const words = useWords(eventsWords)
  const addressed = useAddressed(consolePaths.terminalEvents)
  const terminalId = Id.safeParse(addressed.query.terminalId).data
  const kind = terminalEventKinds.find((kind) => kind === addressed.query.kind)
  const filter = {
    ...addressed.searched,
    ...listQuery({ from: addressed.query.from, until: addressed.query.until }),
    ...(terminalId && { terminalId }),
    ...(kind && { kind }),
  }
  const pages = useCursorPages(keyOf(terminalEvents, filter), (after, signal) => send(terminalEvents, { ...filter, ...after }, { signal }))
  useTerminalNews(pages.refetch)
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={consolePaths.terminalEvents}
      lead={words.lead}
      actions={<ExportButton source="terminal_events" table={words.lead} filter={filter} />}
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <TerminalFilter of={addressed} />
        <SelectFilter
          of={addressed}
          name="kind"
          label={words.kind}
          all={words.allKinds}
          options={terminalEventKinds.map((value) => ({ value, label: words[value] }))}
        />
        <DaysFilter of={addressed} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <LogTable label={words.lead} columns={columns} pages={pages} none={words.none} />
    </ConsoleFrame>
  )
}
