import { instanceProgress, type Progress } from '@campus/contract/approval/progress.ts'
import { undoInstance } from '@campus/contract/approval/starting.ts'
import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { approvalRefusals } from '@campus/contract/refusals/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/form/picker-sheet.css'
import { infoWords, undoPhrases } from './words.ts'
import { WordsField } from './words-field.tsx'

/** Asks to undo what has passed, by an application that takes the same way. */
export function UndoButton({ progress }: { readonly progress: Progress }) {
  const words = useWords(infoWords)
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [reason, setReason] = useState('')
  const { act, isActing } = useAction(undoInstance, { changes: [instanceProgress, ownInstances] })
  const send = async () => {
    setIsTried(true)
    if (reason.trim() === '') return
    const { instanceId } = await act({ id: progress.instanceId, reason })
    await open(approvalPaths.instance, { id: instanceId })
  }
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.undo}
      </Button>
      {isOpen && (
        <Modal className="picker-sheet" label={words.undo} closesFromOutside onClose={() => setIsOpen(false)}>
          {() => (
            <div className="picker-frame office-sheet">
              <header className="picker-head">
                <h2>{words.undo}</h2>
              </header>
              <p className="page-note">{words.undoText}</p>
              <WordsField
                value={reason}
                phrases={undoPhrases}
                error={isTried && reason.trim() === '' ? say(approvalRefusals.words_required) : undefined}
                onChange={setReason}
              />
              <Button color="primary" block loading={isActing} onClick={() => send().catch(() => undefined)}>
                {words.undo}
              </Button>
            </div>
          )}
        </Modal>
      )}
    </>
  )
}
