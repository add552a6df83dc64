import type { OutputOf } from '@campus/contract/call.ts'
import { backUpNow, backupRuns } from '@campus/contract/operations/backups.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { useSession } from '../../../../session/use-session.ts'
import './backups.css'
import { backupsWords } from './words.ts'

type Runs = OutputOf<typeof backupRuns>
type Run = Runs['rows'][number]

const tones = { running: 'waiting', done: 'good', failed: 'bad' } as const
const refreshMs = 5000

function BackUpNow() {
  const words = useWords(backupsWords)
  const { act, isActing } = useAction(backUpNow, { changes: [backupRuns] })
  const start = async () => {
    await act({}).then(
      () => toast(words.started, 'success'),
      () => undefined,
    )
  }
  return (
    <Button loading={isActing} onClick={() => void start()}>
      {words.now}
    </Button>
  )
}

const useColumns = (): Columns<Run> => {
  const words = useWords(backupsWords)
  const took = ({ beganAt, endedAt }: Run) => {
    if (!endedAt) return '—'
    const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(beganAt)) / 1000))
    return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60))
  }
  return [
    { title: words.kind, cell: ({ kind }) => words[kind] },
    { title: words.state, cell: ({ outcome }) => <StateMark tone={tones[outcome]} t={words[outcome]} /> },
    { title: words.began, cell: ({ beganAt }) => <Moment at={beganAt} /> },
    { title: words.took, cell: took, isNumber: true },
    { title: words.size, cell: ({ bytes }) => (bytes > 0 ? fileSize(bytes) : '—'), isNumber: true },
    { title: words.details, cell: ({ name, cause }) => <span className="backup-details">{cause || name || '—'}</span> },
  ]
}

function Status({ runs }: { readonly runs: Runs }) {
  const words = useWords(backupsWords)
  const at = (moment: string | null) => (moment ? <Moment at={moment} /> : words.never)
  if (!runs.isConfigured) return <Empty t={words.howToConfigure} />
  return (
    <Facts
      facts={[
        [words.lastBackup, at(runs.lastBackupAt)],
        [words.lastRehearsal, at(runs.lastRehearsalAt)],
        [words.reach, runs.isFollowed ? words.anyMoment : words.eachBackup],
        [words.kept, words.days(runs.keptDays)],
      ]}
    />
  )
}

export default function BackupsScreen() {
  const words = useWords(backupsWords)
  const columns = useColumns()
  const read = useRead(backupRuns, {}, { refetchInterval: refreshMs })
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  return (
    <ConsoleFrame screen={consolePaths.backups} lead={words.lead} actions={isAdmin && read.data?.isConfigured && <BackUpNow />}>
      <QueryView read={read} isEmpty={() => false}>
        {(runs) => (
          <>
            <Status runs={runs} />
            {runs.rows.length > 0 && <Table label={words.lead} columns={columns} rows={runs.rows} keyOfRow={({ id }) => id} />}
            {runs.isConfigured && runs.rows.length === 0 && <Empty t={words.none} />}
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
