import type { OutputOf } from '@campus/contract/call.ts'
import type { MakingChoices } from '@campus/contract/documents/making.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from 'antd-mobile'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { useWords } from '../../../words/words.ts'
import { makeWords } from '../make-words.ts'
import { useMake } from '../use-make.ts'
import { hasChoices, MakeFields, type MakeForm, withRightChoices } from './make-fields.tsx'
import { templateWords } from './words.ts'

interface MakeCardProps {
  readonly info: OutputOf<typeof templateInfo>
  readonly form: MakeForm
  readonly isPreviewing: boolean
  readonly onPreview: (chosen: MakingChoices) => Promise<unknown>
}

/** What is left to choose, and the one button. */
export function MakeCard({ info, form, isPreviewing, onPreview }: MakeCardProps) {
  const words = useWords(templateWords)
  const makes = useWords(makeWords)
  const make = useMake()
  const preview = withRightChoices(form, (chosen) => onPreview(chosen).catch(() => undefined))
  return (
    <Form form={form} label={words.choices} onSubmit={make}>
      {hasChoices(info) && <MakeFields info={info} form={form} />}
      <div className="template-deed">
        <Button size="large" loading={isPreviewing} onClick={() => void preview()}>
          {makes.preview}
        </Button>
        <SubmitButton form={form}>{makes.get}</SubmitButton>
      </div>
    </Form>
  )
}
