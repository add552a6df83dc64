import type { OutputOf } from '@campus/contract/call.ts'
import { retention } from '@campus/contract/operations/retention.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import './retention-screen.css'
import { retentionWords } from './words.ts'

type Kept = OutputOf<typeof retention>['kinds'][number]

function WithNote({ children, note }: { readonly children: ReactNode; readonly note: ReactNode }) {
  return (
    <span className="retention-cell">
      {children}
      {note && <small>{note}</small>}
    </span>
  )
}

const useColumns = (): Columns<Kept> => {
  const words = useWords(retentionWords)
  const moment = (at: string | null) => (at ? <Moment at={at} /> : '—')
  return [
    { title: words.what, cell: ({ kind }) => words.kind(kind) },
    {
      title: words.keptFor,
      cell: ({ days, isRaised }) => <WithNote note={isRaised && words.raised}>{days === null ? words.forGood : words.days(days)}</WithNote>,
    },
    { title: words.oldest, cell: ({ oldestAt }) => moment(oldestAt) },
    { title: words.goes, cell: ({ goesAt }) => moment(goesAt) },
    {
      title: words.lastRun,
      cell: ({ days, lastRunAt, lastRows }) => (
        <WithNote note={lastRows !== null && words.rows(lastRows)}>
          {lastRunAt ? <Moment at={lastRunAt} /> : days === null ? '—' : words.notYet}
        </WithNote>
      ),
    },
    {
      title: words.lastDeleted,
      cell: ({ deletedAt, deletedRows }) => <WithNote note={deletedAt && words.rows(deletedRows)}>{moment(deletedAt)}</WithNote>,
    },
  ]
}

/** What is kept how long, and what goes when. */
export default function RetentionScreen() {
  const words = useWords(retentionWords)
  const columns = useColumns()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(retention, {}, { staleTime: 0 })
  return (
    <ConsoleFrame
      screen={consolePaths.retention}
      lead={words.lead}
      actions={isAdmin && <Button onClick={() => void open(consolePaths.settings)}>{words.change}</Button>}
    >
      <QueryView read={read}>
        {({ kinds, nextRunAt }) => (
          <>
            <p className="console-note">
              {words.nextRun} <Moment at={nextRunAt} />
            </p>
            <Table label={words.keptFor} columns={columns} rows={kinds} keyOfRow={({ kind }) => kind} />
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
