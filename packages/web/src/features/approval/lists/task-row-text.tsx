import type { TaskRow } from '@campus/contract/approval/office-page.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { resultOf } from '../office-states.ts'
import { Abstracts } from './abstracts.tsx'
import { dayAndTime } from './day-and-time.ts'
import { listWords } from './words.ts'

interface TaskRowTextProps {
  readonly task: TaskRow & { readonly taskResult?: string; readonly taskEndTime?: string }
}

function DueMark({ task: { isOverdue, dueTime } }: TaskRowTextProps) {
  const words = useWords(listWords)
  if (isOverdue) return <StateMark tone="bad" t={words.overdue} />
  return dueTime ? <StateMark tone="waiting" t={words.due(dayAndTime(dueTime))} /> : null
}

/** One task in a list: who asks for what, and until when it wants an answer. */
export function TaskRowText({ task }: TaskRowTextProps) {
  const words = useWords(listWords)
  const say = useSay()
  const { owner, processDefName, taskName, formAbstracts, forOther, taskCreateTime, taskResult, taskEndTime } = task
  const result = taskResult === undefined ? undefined : resultOf(taskResult)
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>
          {owner.name} · {processDefName}
        </strong>
        {result ? <StateMark tone={result.tone} t={say(result.t)} /> : <DueMark task={task} />}
      </span>
      <Abstracts abstracts={formAbstracts} />
      <small>
        {taskName} · <Time at={taskEndTime ?? taskCreateTime} />
        {forOther && ` · ${words.forOther(forOther.name)}`}
      </small>
    </span>
  )
}
