import { wayTitles } from '@campus/contract/verification/outcome.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import type { LogEntry } from './entry.ts'
import { EntryAnswers, EntryLink, EntryMark, EntryName } from './entry-parts.tsx'
import { logWords } from './words.ts'

interface LogTableProps {
  readonly label: string
  readonly pages: Pages<LogEntry>
  readonly about: 'my_documents' | 'my_checks'
  readonly empty: ReactNode
}

const nameCell = (entry: LogEntry) => <EntryName entry={entry} />
const answersCell = (entry: LogEntry) => <EntryAnswers entry={entry} />
const markCell = (entry: LogEntry) => <EntryMark entry={entry} />

export function LogTable({ label, pages, about, empty }: LogTableProps) {
  const words = useWords(logWords)
  const say = useSay()
  const columns: Columns<LogEntry> = [
    { title: words.document, cell: nameCell },
    { title: words.result, cell: markCell },
    { title: words.answers, cell: answersCell },
    { title: words.way, cell: ({ way }) => say(wayTitles[way]) },
    ...(about === 'my_documents'
      ? [
          { title: words.network, cell: ({ network }: LogEntry) => network },
          { title: words.note, cell: ({ shareNote }: LogEntry) => shareNote },
        ]
      : []),
    { title: words.time, cell: ({ checkedAt }) => minuteOf(Date.parse(checkedAt)), isNumber: true },
  ]
  return (
    <QueryView read={pages} empty={empty}>
      {(rows) => (
        <>
          <Table
            isPart
            label={label}
            columns={columns}
            rows={rows}
            keyOfRow={({ id }) => id}
            renderName={(entry, name) => <EntryLink entry={entry}>{name}</EntryLink>}
          />
          <ListEnd pages={pages} />
        </>
      )}
    </QueryView>
  )
}
