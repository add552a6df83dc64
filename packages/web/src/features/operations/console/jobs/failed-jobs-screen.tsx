import type { OutputOf } from '@campus/contract/call.ts'
import { dropJob, failedJobStates, failedJobs, jobKindNames, retryJob, schoolJobKinds } from '@campus/contract/operations/failed-jobs.ts'
import { jobQueue } from '@campus/contract/operations/job-queue.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { BulkBar } from '../../../../console/bulk/bulk-bar.tsx'
import { useBulk } from '../../../../console/bulk/use-bulk.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import '../../../../console/look/console-look.css'
import { useSession } from '../../../../session/use-session.ts'
import './failed-jobs.css'
import { QueueFigures, Schedules } from './job-queue.tsx'
import { failedJobsWords } from './words.ts'

type Job = OutputOf<typeof failedJobs>['rows'][number]

function Retry({ id }: { readonly id: string }) {
  const words = useWords(failedJobsWords)
  const { act, isActing } = useAction(retryJob, { changes: [failedJobs] })
  const again = async () => {
    await act({ id }).then(
      () => toast(words.retried, 'success'),
      () => undefined,
    )
  }
  return (
    <Button size="small" loading={isActing} onClick={() => void again()}>
      {words.again}
    </Button>
  )
}

function Drop({ id }: { readonly id: string }) {
  const words = useWords(failedJobsWords)
  const { act } = useAction(dropJob, { changes: [failedJobs, jobQueue] })
  const [isAsking, setIsAsking] = useState(false)
  const drop = async (reason: string) => {
    await act({ id, reason })
    toast(words.dropped, 'success')
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.drop}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={words.drop}
          text={words.dropText}
          action={words.drop}
          isDangerous
          onGive={drop}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const tones = { failed: 'bad', retry: 'waiting', created: 'over', active: 'good' } as const satisfies Record<Job['state'], string>

function When({ job: { state, tries, nextTryAt } }: { readonly job: Job }) {
  const words = useWords(failedJobsWords)
  const minuteOf = useMinuteOf()
  if (!nextTryAt) return tries > 0 ? words.tries(tries) : ''
  const time = minuteOf(Date.parse(nextTryAt))
  return state === 'created' ? words.startsAt(time) : words.nextTry(time)
}

const useColumns = (mayAct: boolean): Columns<Job> => {
  const words = useWords(failedJobsWords)
  const say = useSay()
  return [
    { title: words.task, cell: ({ kind }) => say(jobKindNames[kind]) },
    {
      title: words.state,
      cell: (job) => (
        <span className="failed-job-cell">
          <StateMark tone={tones[job.state]} t={words[job.state]} />
          <small>
            <When job={job} />
          </small>
        </span>
      ),
    },
    {
      title: words.cause,
      cell: ({ cause, state }) => (
        <span className="failed-job-cause">{cause || (state === 'failed' || state === 'retry' ? words.noCause : '—')}</span>
      ),
    },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    ...(mayAct
      ? [
          {
            title: words.action,
            cell: ({ id, state }: Job) =>
              (state === 'failed' || state === 'retry') && (
                <span className="console-buttons">
                  {state === 'failed' && <Retry id={id} />}
                  <Drop id={id} />
                </span>
              ),
          },
        ]
      : []),
  ]
}

function OfSchool() {
  const words = useWords(failedJobsWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.failedJobs)
  const { query, place, move } = addressed
  const state = failedJobStates.find((state) => state === query.state)
  const kind = schoolJobKinds.find((kind) => kind === query.kind)
  const filter = { ...(state && { state }), ...(kind && { kind }) }
  const page = usePage(failedJobs, { ...place, ...filter })
  const bulk = useBulk({
    filter,
    read: page,
    nameOf: ({ kind }: Job) => say(jobKindNames[kind]),
    isOpen: ({ state }) => state === 'failed',
  })
  const retry = useAction(retryJob, { changes: [failedJobs], quiet: true })
  // Auditors read.
  const mayAct = useSession('user')?.roles.includes('admin') ?? false
  return (
    <>
      <Filters>
        <StateFilter of={addressed} states={failedJobStates} t={(state) => words[state]} />
        <SelectFilter
          of={addressed}
          name="kind"
          label={words.task}
          all={words.allTasks}
          options={schoolJobKinds.map((value) => ({ value, label: say(jobKindNames[value]) }))}
        />
        <ExportButton source="failed_jobs" table={words.ofSchool} filter={filter} />
      </Filters>
      <PagedTable
        label={words.ofSchool}
        columns={useColumns(mayAct)}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        selection={mayAct ? bulk.selection : undefined}
        empty={<Empty t={state || kind ? words.noneLikeThat : words.none} />}
      />
      <BulkBar bulk={bulk}>
        <Button size="small" color="primary" onClick={() => void bulk.run((id) => retry.act({ id }))}>
          {words.again}
        </Button>
      </BulkBar>
    </>
  )
}

export default function FailedJobsScreen() {
  const words = useWords(failedJobsWords)
  const { query, filter } = useAddressed(consolePaths.failedJobs)
  const isSchedules = query.tab === 'schedules'
  return (
    <ConsoleFrame screen={consolePaths.failedJobs} lead={words.lead}>
      <QueueFigures />
      <Choice
        label={words.view}
        look="tabs"
        options={[
          ['tasks', words.ofSchool],
          ['schedules', words.schedules],
        ]}
        value={isSchedules ? 'schedules' : 'tasks'}
        onChoose={(tab) => filter({ tab: tab === 'tasks' ? undefined : tab })}
      />
      {isSchedules ? <Schedules /> : <OfSchool />}
    </ConsoleFrame>
  )
}
