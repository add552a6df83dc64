import type { agreeToMany } from '@campus/contract/approval/handling.ts'
import type { TaskRow } from '@campus/contract/approval/office-page.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './lists.css'
import { batchWords } from './words.ts'

interface BatchAnswersProps {
  readonly answer: OutputOf<typeof agreeToMany>
  readonly tasks: readonly TaskRow[]
  readonly onClose: () => void
}

/** What became of each: how many were agreed to, and why the others were not. */
export function BatchAnswers({ answer: { done, skipped }, tasks, onClose }: BatchAnswersProps) {
  const words = useWords(batchWords)
  const nameOf = (taskId: string) => {
    const task = tasks.find((each) => each.taskId === taskId)
    return task ? `${task.owner.name} · ${task.processDefName}` : ''
  }
  return (
    <Modal className="office-answers" label={words.answers} onClose={onClose}>
      {(close) => (
        <div>
          <h2>{words.answers}</h2>
          <p role="status">{words.done(done.length)}</p>
          {skipped.length > 0 && (
            <section aria-label={words.skipped(skipped.length)}>
              <p>{words.skipped(skipped.length)}</p>
              <ul className="page-list">
                {skipped.map(({ taskId, reason }) => (
                  <li key={taskId} className="list-text">
                    {nameOf(taskId)}
                    <small>{reason}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button color="primary" block onClick={close}>
            {words.close}
          </Button>
        </div>
      )}
    </Modal>
  )
}
