import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { terminalEvents } from '@campus/contract/terminals/console.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { LogCount, LogTable } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { TerminalFilter } from '../../../../domain/terminal/terminal-filter.tsx'
import { useTerminalNews } from '../live/use-live.ts'
import { sayNote } from './event-note.ts'
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
    { title: words.note, cell: ({ note }) => sayNote(note, language) || '—' },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
  ]
}

export default function EventsScreen() {
  const words = useWords(eventsWords)
  const addressed = useAddressed(consolePaths.terminalEvents)
  const terminalId = Id.safeParse(addressed.query.terminalId).data
  const filter = terminalId ? { terminalId } : {}
  const pages = useCursorPages(keyOf(terminalEvents, filter), (after, signal) => send(terminalEvents, { ...filter, ...after }, { signal }))
  useTerminalNews(pages.refetch)
  const columns = useColumns()
  return (
    <ConsoleFrame screen={consolePaths.terminalEvents} lead={words.lead}>
      <Filters>
        <TerminalFilter of={addressed} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <LogTable label={words.lead} columns={columns} pages={pages} none={words.none} />
    </ConsoleFrame>
  )
}
