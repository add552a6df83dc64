import { failedJobStates, failedJobs, jobKindNames, retryJob } from '@campus/contract/administration/failed-jobs.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './failed-jobs.css'
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

const useColumns = (): Columns<Job> => {
  const words = useWords(failedJobsWords)
  const say = useSay()
  return [
    { title: words.task, cell: ({ kind }) => say(jobKindNames[kind]) },
    {
      title: words.state,
      cell: ({ state, tries, nextTryAt }) => (
        <span className="failed-job-cell">
          <StateMark tone={state === 'failed' ? 'bad' : 'waiting'} t={words[state]} />
          <small>{nextTryAt ? words.nextTry(minuteOf(Date.parse(nextTryAt))) : words.tries(tries)}</small>
        </span>
      ),
    },
    { title: words.cause, cell: ({ cause }) => <span className="failed-job-cause">{cause || words.noCause}</span> },
    { title: words.at, cell: ({ failedAt }) => <Moment at={failedAt} /> },
    { title: words.action, cell: ({ id, state }) => state === 'failed' && <Retry id={id} /> },
  ]
}

export default function FailedJobsScreen() {
  const words = useWords(failedJobsWords)
  const addressed = useAddressed(consolePaths.failedJobs)
  const { query, place, move } = addressed
  const state = failedJobStates.find((state) => state === query.state)
  const page = usePage(failedJobs, { ...place, ...(state && { state }) })
  return (
    <ConsoleFrame screen={consolePaths.failedJobs} lead={words.lead}>
      <Filters>
        <StateFilter of={addressed} states={failedJobStates} t={(state) => words[state]} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns()}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={<Empty t={state ? words.noneLikeThat : words.none} />}
      />
    </ConsoleFrame>
  )
}
