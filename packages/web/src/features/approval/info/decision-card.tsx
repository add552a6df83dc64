import { Refusal } from '@campus/client/failures.ts'
import { type OfficeAction, taskSettings } from '@campus/contract/approval/handling.ts'
import type { PickedStep } from '@campus/contract/approval/office-page.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { approvalRefusals } from '@campus/contract/refusals/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useRead } from '../../../api/use-read.ts'
import { faultsOf } from '../../../domain/approval-form/form-rules.ts'
import type { FormFilling } from '../../../domain/approval-form/use-form-values.ts'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import type { Picked } from '../../../domain/office-people/picked.ts'
import { SignatureChoice } from '../../../domain/signature/signature-choice.tsx'
import { useKept } from '../../../form/use-kept.ts'
import { isResubmission, mayEdit, openValues, sorted } from './decision-rules.ts'
import { MoreActions } from './more-actions.tsx'
import type { EditedForm } from './use-edited-form.ts'
import { useHandling } from './use-handling.ts'
import { actionNames, decisionPhrases, decisionWords } from './words.ts'
import { WordsField } from './words-field.tsx'

interface DecisionCardProps {
  readonly progress: Progress
  readonly edited: EditedForm
  readonly filling: FormFilling
  readonly isUploading: boolean
  /** Takes over what others wrote meanwhile; false where it could not be read. */
  readonly loadChanges: () => Promise<boolean>
  /** What was typed into the form has arrived. */
  readonly onSent: () => void
}

type Missing = Readonly<Partial<Record<'words' | 'signature' | 'people', string>>>

function Deciding({ progress, edited, filling, isUploading, loadChanges, onSent }: DecisionCardProps) {
  const words = useWords(decisionWords)
  const say = useSay()
  const { operationPerm, formItems } = progress
  const { handle, isActing } = useHandling(progress, { quiet: true })
  const [text = '', keepText] = useKept(`approval words ${operationPerm.taskId}`, z.string())
  const [signature, setSignature] = useState<string>()
  const [picked, setPicked] = useState<Readonly<Record<string, readonly Picked[]>>>({})
  const [missing, setMissing] = useState<Missing>({})
  const [isChanged, setIsChanged] = useState(false)
  const { data: settings } = useRead(taskSettings, { id: operationPerm.taskId ?? '' }, { enabled: operationPerm.taskId !== null })
  const chooseUsers = settings?.chooseUsers ?? []
  const isResubmitted = isResubmission(progress)
  /** Those picked now, or when it was decided or submitted before. */
  const peopleOf = ({ nodeId, chosen }: PickedStep): readonly Picked[] => picked[nodeId] ?? chosen

  const { agree: toAgree, refuse: toRefuse } = operationPerm.wordsNeeded
  const mayRefuse = operationPerm.actions.includes('refuse')
  const asksWords = (action: OfficeAction) => (action === 'refuse' ? toRefuse : toAgree)
  /** Where the step waives words, a bare tap on "agree" says so. */
  const wordsFor = (action: OfficeAction) => {
    if (text.trim() !== '' || isResubmitted) return text
    return action === 'agree' ? words.agreed : words.completed
  }
  const missingFor = (action: OfficeAction): Missing => ({
    ...(asksWords(action) && text.trim() === '' && { words: say(approvalRefusals.words_required) }),
    ...(action !== 'refuse' &&
      chooseUsers.some((step) => !step.isOptional && peopleOf(step).length === 0) && { people: say(approvalRefusals.pick_people) }),
    ...(operationPerm.needsSignature && signature === undefined && { signature: say(approvalRefusals.signature_required) }),
  })
  const decide = async (action: OfficeAction) => {
    const found = missingFor(action)
    setMissing(found)
    const writes = action !== 'refuse' && mayEdit(progress)
    if (Object.keys(found).length > 0 || (writes && !filling.check())) return
    try {
      await handle(action, {
        comment: { text: wordsFor(action) },
        ...(signature !== undefined && { signature }),
        ...(writes && { formData: openValues(formItems, edited.before, filling), formVersion: edited.version }),
        ...(action !== 'refuse' && {
          otherNodeUsers: Object.fromEntries(chooseUsers.map((step) => [step.nodeId, peopleOf(step).map(({ id }) => id)])),
        }),
      })
      keepText(undefined)
      onSent()
      toast(words.done, 'success')
    } catch (error) {
      if (error instanceof Refusal) filling.mark(faultsOf(error.fields))
      setIsChanged(error instanceof Refusal && error.code === 'form_changed')
      toastFailure(error)
    }
  }
  const labelOf = (action: OfficeAction) =>
    operationPerm.labels[action] ?? (isResubmitted && action === 'complete' ? words.resubmit : say(actionNames[action]))
  return (
    <section className="page-card" aria-labelledby="office-decide">
      <h2 id="office-decide">{isResubmitted ? words.resubmit : words.decide}</h2>
      {isResubmitted && <p className="page-note">{words.correct}</p>}
      {operationPerm.as === 'overseer' && <p className="page-note">{words.asOverseer}</p>}
      {operationPerm.as === 'administrator' && <p className="page-note">{words.asAdministrator}</p>}
      {chooseUsers.map((step) => (
        <PeopleField
          key={step.nodeId}
          label={step.nodeName}
          hint={words.people}
          isMultiple={step.multiple}
          optional={step.isOptional}
          value={peopleOf(step)}
          error={step.isOptional || peopleOf(step).length > 0 ? undefined : missing.people}
          onChange={(people) => setPicked((before) => ({ ...before, [step.nodeId]: people }))}
        />
      ))}
      {!isResubmitted && (
        <WordsField
          value={text}
          optional={!toAgree && !mayRefuse}
          hint={!toAgree && mayRefuse ? words.wordsWaived : undefined}
          error={missing.words}
          phrases={decisionPhrases}
          onChange={keepText}
        />
      )}
      {operationPerm.needsSignature && (
        <SignatureChoice
          label={words.signature}
          value={signature}
          used={words.signed}
          complaint={signature === undefined ? missing.signature : undefined}
          onChange={setSignature}
        />
      )}
      {isChanged && (
        <div className="office-loaded" role="alert">
          <span>{say(approvalRefusals.form_changed)}</span>
          <Button disabled={isUploading} onClick={async () => setIsChanged(!(await loadChanges()))}>
            {words.loadChanges}
          </Button>
        </div>
      )}
      <div className="office-verdicts">
        {sorted(progress)
          .deciding.toReversed()
          .map((action) => (
            <Button
              key={action}
              size="large"
              color={action === 'refuse' ? 'danger' : 'primary'}
              fill={action === 'refuse' ? 'outline' : 'solid'}
              disabled={isActing || isUploading}
              onClick={() => decide(action)}
            >
              {labelOf(action)}
            </Button>
          ))}
      </div>
    </section>
  )
}

/** What the reader may do now: decide in sight, everything else below it. */
export function DecisionCard(props: DecisionCardProps) {
  const { deciding } = sorted(props.progress)
  return (
    <>
      {deciding.length > 0 && <Deciding {...props} />}
      <MoreActions progress={props.progress} />
    </>
  )
}
