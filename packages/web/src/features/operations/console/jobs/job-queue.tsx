import type { OutputOf } from '@campus/contract/call.ts'
import { jobQueue } from '@campus/contract/operations/job-queue.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Figures } from '../../../../console/look/figures.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { scheduleName } from './schedule-names.ts'
import { failedJobsWords } from './words.ts'

type Schedule = OutputOf<typeof jobQueue>['schedules'][number]

const refreshMs = 15_000

const useQueue = () => useRead(jobQueue, {}, { refetchInterval: refreshMs, staleTime: 0 })

/** How much work waits, runs and failed in the whole installation. */
export function QueueFigures() {
  const words = useWords(failedJobsWords)
  return (
    <QueryView read={useQueue()}>
      {({ waiting, active, failed, oldestAt }) => (
        <div className="console-card">
          <Figures
            figures={[
              [words.waitingCount, waiting],
              [words.activeCount, active],
              [words.failedCount, failed],
              [words.oldest, oldestAt ? <Moment key="oldest" at={oldestAt} /> : words.noneWaits],
            ]}
          />
          <p className="console-note">{words.installation}</p>
        </div>
      )}
    </QueryView>
  )
}

const useColumns = (): Columns<Schedule> => {
  const words = useWords(failedJobsWords)
  const say = useSay()
  return [
    {
      title: words.task,
      cell: ({ kind }) => (
        <span className="failed-job-cell">
          {say(scheduleName(kind))}
          <small>{kind}</small>
        </span>
      ),
    },
    { title: words.cron, cell: ({ cron }) => <code>{cron}</code> },
    {
      title: words.outcome,
      cell: ({ lastOutcome, lastMs }) =>
        lastOutcome ? (
          <span className="failed-job-cell">
            <StateMark
              tone={lastOutcome === 'completed' ? 'good' : 'bad'}
              t={lastOutcome === 'completed' ? words.completed : words.failedRun}
            />
            {lastMs !== null && <small>{words.took(lastMs)}</small>}
          </span>
        ) : (
          words.notYet
        ),
    },
    { title: words.lastRun, cell: ({ lastRunAt }) => (lastRunAt ? <Moment at={lastRunAt} /> : '—') },
    { title: words.nextRun, cell: ({ nextRunAt }) => (nextRunAt ? <Moment at={nextRunAt} /> : '—') },
  ]
}

/** What repeats by itself. */
export function Schedules() {
  const words = useWords(failedJobsWords)
  const columns = useColumns()
  return (
    <QueryView read={useQueue()}>
      {({ schedules }) => <Table label={words.schedules} columns={columns} rows={schedules} keyOfRow={({ kind }) => kind} />}
    </QueryView>
  )
}
