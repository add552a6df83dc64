import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Ref } from 'react'
import type { Application, ApplicationForm } from '../../../domain/certificate/application-schema.ts'
import { ChoiceFields, hasChoices } from '../../../domain/certificate/choice-fields.tsx'
import { choiceWords } from '../../../domain/certificate/choice-words.ts'
import { useApply } from '../../../domain/certificate/use-apply.ts'
import { withRightChoices } from '../../../domain/certificate/use-preview.ts'
import { makeWords } from '../make-words.ts'

interface QuickCardProps {
  readonly info: OutputOf<typeof templateInfo>
  readonly form: ApplicationForm
  readonly isPreviewing: boolean
  readonly onPreview: (chosen: Application) => Promise<unknown>
  /** Where the one button is. */
  readonly actionRef: Ref<HTMLDivElement>
}

/** What costs nothing and nobody decides: what is left to choose, and the one button. */
export function QuickCard({ info, form, isPreviewing, onPreview, actionRef }: QuickCardProps) {
  const { choices } = useWords(choiceWords)
  const makes = useWords(makeWords)
  const apply = useApply()
  const preview = withRightChoices(form, (chosen) => onPreview(chosen).catch(() => undefined))
  return (
    <Form form={form} label={choices} onSubmit={(chosen) => apply(chosen, { isFree: true })}>
      {hasChoices(info) && <ChoiceFields info={info} form={form} />}
      <div className="offer-action" ref={actionRef}>
        <Button size="large" loading={isPreviewing} onClick={() => void preview()}>
          {makes.preview}
        </Button>
        <SubmitButton form={form}>{makes.get}</SubmitButton>
      </div>
    </Form>
  )
}
