import type { processForm } from '@campus/contract/approval/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormFields } from '../../../domain/approval-form/form-fields.tsx'
import { FormContext, ownAddress } from '../../../domain/approval-form/values/form-context.ts'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { ComingPath } from './coming-path.tsx'
import { EarlierChoice } from './earlier-choice.tsx'
import './form-editor.css'
import { useStarting } from './use-starting.ts'
import { startWords } from './words.ts'

interface FormEditorProps {
  readonly process: OutputOf<typeof processForm>
  /** The draft that is gone on with. */
  readonly draftId: string | undefined
  readonly from: string | undefined
}

const goToFirstBadField = (place: HTMLElement | null) => {
  const field = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

export function FormEditor({ process, draftId, from }: FormEditorProps) {
  const words = useWords(startWords)
  const starting = useStarting({ process, draftId, from })
  const { filling, picked } = starting
  const place = useRef<HTMLFormElement>(null)
  const [uploading, setUploading] = useState(0)
  const [badAttempts, setBadAttempts] = useState(0)
  useEffect(() => {
    if (badAttempts > 0) goToFirstBadField(place.current)
  }, [badAttempts])
  const surroundings = useMemo(
    () => ({ addressOf: ownAddress, onUploading: (change: 1 | -1) => setUploading((count) => count + change) }),
    [],
  )
  const submit = async () => {
    const id = await starting.submit()
    if (id === undefined) return setBadAttempts((count) => count + 1)
    toast(words.submitted, 'success')
    await redirect(approvalPaths.instance, { id })
  }
  return (
    <FormContext value={surroundings}>
      <form
        className="page approval-start"
        ref={place}
        aria-label={process.formName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!starting.isActing && uploading === 0) void submit()
        }}
      >
        <header className="approval-start-head">
          <h2>{process.formName}</h2>
          {process.remark && <p className="page-lead">{process.remark}</p>}
          <div className="page-buttons">
            <EarlierChoice formId={process.formId} />
            {starting.wasKept && (
              <Button size="small" onClick={starting.startAgain}>
                {words.startAgain}
              </Button>
            )}
          </div>
          {starting.wasKept && <p className="page-note">{words.restored}</p>}
        </header>
        <section className="page-card" aria-label={words.form}>
          {process.starterDepts.length > 1 && (
            <Choice
              look="chips"
              label={words.unit}
              options={process.starterDepts.map(({ id, name }) => [id, name] as const)}
              value={starting.deptId}
              onChoose={starting.setDeptId}
            />
          )}
          <FormFields items={filling.form} filling={filling} />
        </section>
        {process.chooseUsers.length > 0 && (
          <section className="page-card" aria-label={words.people}>
            {process.chooseUsers.map(({ nodeId, nodeName, multiple, isOptional }) => (
              <PeopleField
                key={nodeId}
                label={nodeName}
                isMultiple={multiple}
                optional={isOptional}
                value={picked[nodeId] ?? []}
                error={starting.isPickMissing && !isOptional && !picked[nodeId]?.length ? words.peopleNeeded : undefined}
                onChange={(people) => starting.pick(nodeId, people)}
              />
            ))}
          </section>
        )}
        <ComingPath formId={process.formId} deptId={starting.deptId} values={filling.values} picked={picked} />
        <div className="approval-start-buttons">
          <Button size="large" disabled={starting.isActing || uploading > 0} onClick={starting.save}>
            {words.save}
          </Button>
          <Button type="submit" color="primary" size="large" loading={starting.isActing} disabled={uploading > 0}>
            {uploading > 0 ? words.uploading : words.submit}
          </Button>
        </div>
      </form>
    </FormContext>
  )
}
