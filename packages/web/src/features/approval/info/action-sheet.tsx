import { type OfficeAction, returnTargets } from '@campus/contract/approval/handling.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { approvalRefusals } from '@campus/contract/refusals/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import type { Picked } from '../../../domain/office-people/picked.ts'
import { SignatureChoice } from '../../../domain/signature/signature-choice.tsx'
import '@campus/ui/form/picker-sheet.css'
import { useHandling } from './use-handling.ts'
import { actionNames, decisionWords, handOverPhrases, removePhrases, returnPhrases } from './words.ts'
import { WordsField } from './words-field.tsx'

interface ActionSheetProps {
  readonly progress: Progress
  readonly action: OfficeAction
  /** Where the name of the action does not say enough. */
  readonly title?: string
  readonly onClose: () => void
}

const outcomes = ['passed', 'refused', 'cancelled'] as const
type Outcome = (typeof outcomes)[number]

const peopleActions: ReadonlySet<OfficeAction> = new Set(['transfer', 'delegate', 'beforeAdd', 'afterAdd'])
const adding: ReadonlySet<OfficeAction> = new Set(['beforeAdd', 'afterAdd'])

/** An action that needs a person, a step or a reason first. */
export function ActionSheet({ progress, action, title: given, onClose }: ActionSheetProps) {
  const words = useWords(decisionWords)
  const say = useSay()
  const { instanceId, operationPerm } = progress
  const { handle, isActing } = useHandling(progress)
  const [text, setText] = useState('')
  const [people, setPeople] = useState<readonly Picked[]>([])
  const [target, setTarget] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>('cancelled')
  const [signature, setSignature] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const { data: targets = [] } = useRead(
    returnTargets,
    { instanceId, taskId: operationPerm.taskId ?? '' },
    { enabled: action === 'recall' && operationPerm.taskId !== null },
  )
  const chosenTarget = target ?? targets[0]?.nodeId
  const asksPeople = peopleActions.has(action)
  const asksSignature = action === 'afterAdd' && operationPerm.needsSignature
  const title = given ?? operationPerm.labels[action] ?? say(actionNames[action])
  const personLabel = adding.has(action) ? words.signers : action === 'delegate' ? words.opinion : words.person
  const isComplete = text.trim() !== '' && (!asksPeople || people.length > 0) && (!asksSignature || signature !== undefined)

  const run = async () => {
    setIsTried(true)
    if (!isComplete) return
    await handle(action, {
      comment: { text },
      ...(asksPeople && { targetUser: people.map(({ id }) => id) }),
      ...(action === 'recall' && { targetNode: chosenTarget }),
      ...(action === 'end' && { result: outcome }),
      ...(signature !== undefined && { signature }),
    })
    toast(words.done, 'success')
    onClose()
  }
  return (
    <Modal className="picker-sheet" label={title} onClose={onClose}>
      {(close) => (
        <div className="picker-frame office-sheet">
          <header className="picker-head">
            <h2>{title}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
              <CloseOutline aria-hidden />
            </button>
          </header>
          {action === 'recall' && targets.length > 0 && (
            <Choice
              look="chips"
              label={words.target}
              options={targets.map(({ nodeId, nodeName }) => [nodeId, nodeName] as const)}
              value={chosenTarget}
              onChoose={setTarget}
            />
          )}
          {action === 'end' && (
            <Choice
              label={words.outcome}
              options={outcomes.map((each) => [each, words[each]] as const)}
              value={outcome}
              onChoose={setOutcome}
            />
          )}
          {asksPeople && (
            <PeopleField
              label={personLabel}
              isMultiple={adding.has(action)}
              value={people}
              error={isTried && people.length === 0 ? say(fieldTexts.required) : undefined}
              onChange={setPeople}
            />
          )}
          <WordsField
            value={text}
            phrases={asksPeople ? handOverPhrases : action === 'removeAdd' ? removePhrases : returnPhrases}
            error={isTried && text.trim() === '' ? say(approvalRefusals.words_required) : undefined}
            onChange={setText}
          />
          {asksSignature && (
            <SignatureChoice
              label={words.signature}
              value={signature}
              used={words.signed}
              complaint={isTried && signature === undefined ? say(approvalRefusals.signature_required) : undefined}
              onChange={setSignature}
            />
          )}
          <Button color="primary" block loading={isActing} onClick={() => run().catch(() => undefined)}>
            {words.confirm}
          </Button>
        </div>
      )}
    </Modal>
  )
}
