import { agreeToMany } from '@campus/contract/approval/handling.ts'
import type { TaskRow } from '@campus/contract/approval/office-page.ts'
import { officeStart } from '@campus/contract/approval/processes.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import '@campus/ui/page/page.css'
import { BatchAnswers } from './batch-answers.tsx'
import { mayJoin, turned } from './batch-rules.ts'
import './lists.css'
import { TaskRowText } from './task-row-text.tsx'
import { batchWords, listWords } from './words.ts'

interface BatchListProps {
  readonly pages: Pages<TaskRow>
  readonly empty: ReactNode
  readonly onStop: () => void
}

interface Answered {
  readonly answer: OutputOf<typeof agreeToMany>
  readonly tasks: readonly TaskRow[]
}

/** Several tasks of one process, agreed to at once; each gets its own answer. */
export function BatchList({ pages, empty, onStop }: BatchListProps) {
  const words = useWords(batchWords)
  const { todo } = useWords(listWords)
  const [chosen, setChosen] = useState<readonly TaskRow[]>([])
  const [text, setText] = useState(words.agreed)
  const [answered, setAnswered] = useState<Answered>()
  const { act, isActing } = useAction(agreeToMany, { changes: [todoList, officeStart, homeInit] })
  const agree = async () => {
    const answer = await act({ taskIds: chosen.map(({ taskId }) => taskId), comment: { text } })
    setAnswered({ answer, tasks: chosen })
    setChosen([])
  }
  return (
    <div className="office-batch">
      <EndlessList label={todo} pages={pages} keyOfRow={({ taskId }) => taskId} empty={empty}>
        {(task) => (
          <label className="office-pick-row">
            <input
              type="checkbox"
              checked={chosen.some(({ taskId }) => taskId === task.taskId)}
              disabled={!mayJoin(task, chosen)}
              onChange={() => setChosen(turned(task, chosen))}
            />
            <TaskRowText task={task} />
          </label>
        )}
      </EndlessList>
      <div className="office-batch-bar">
        <p className="page-note">{words.hint}</p>
        <Field label={words.words} error={undefined}>
          {(wiring) => (
            <input className="field-box" value={text} maxLength={2000} onChange={({ target }) => setText(target.value)} {...wiring} />
          )}
        </Field>
        <div className="office-batch-buttons">
          <Button onClick={onStop}>{words.stop}</Button>
          <Button color="primary" loading={isActing} disabled={chosen.length === 0} onClick={() => agree().catch(() => undefined)}>
            {words.agree(chosen.length)}
          </Button>
        </div>
      </div>
      {answered && <BatchAnswers {...answered} onClose={() => setAnswered(undefined)} />}
    </div>
  )
}
