import { PrintTaskState, printTaskStateNames, printTaskStates, printTasks } from '@campus/contract/cloudprint/print-orders.ts'
import { Id } from '@campus/contract/fields.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { OrCachedCodes } from '../../../domain/pick-up/or-cached-codes.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { TaskRow } from './task-row.tsx'
import { TaskView } from './task-view.tsx'
import { taskWords } from './words.ts'

const show = (state: PrintTaskState | undefined) => void redirect(cloudPrintPaths.tasks, { state })

function States({ state }: { readonly state: PrintTaskState | undefined }) {
  const words = useWords(taskWords)
  const say = useSay()
  return (
    <div className="beside-filters">
      <Choice
        label={words.state}
        look="filters"
        options={[['', words.all], ...printTaskStates.map((value) => [value, say(printTaskStateNames[value])] as const)]}
        value={state ?? ''}
        onChoose={(chosen) => show(chosen === '' ? undefined : chosen)}
      />
    </div>
  )
}

/** Everything that I had printed of files, newest first. */
export default function TasksScreen() {
  const words = useWords(taskWords)
  const query = useQueryOf(cloudPrintPaths.tasks)
  const state = PrintTaskState.safeParse(query.state).data
  const pages = usePages(keyOf(printTasks, { state }), (pageNum, signal) => send(printTasks, { state, pageNum }, { signal }))
  const refresh = () => void pages.refetch()
  useTopic('print', refresh, refresh)
  const empty = state ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={() => show(undefined)} />
  ) : (
    <Empty
      t={words.none}
      action={
        <Button color="primary" onClick={() => void open(cloudPrintPaths.document)}>
          {words.begin}
        </Button>
      }
    />
  )
  return (
    <OrCachedCodes read={pages}>
      <RowsWithDetail
        isWide={useWide()}
        label={words.list}
        pages={pages}
        empty={empty}
        tools={(state !== undefined || (pages.total ?? 0) > 0) && <States state={state} />}
        path={cloudPrintPaths.tasks}
        filter={{ state }}
        onePath={cloudPrintPaths.task}
        chosen={Id.safeParse(query.id).data}
        View={TaskView}
      >
        {(task) => <TaskRow task={task} />}
      </RowsWithDetail>
    </OrCachedCodes>
  )
}
