import { offeredFile, offeredFiles, reviewLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useFormState } from 'react-hook-form'
import { useAction } from '../../../../api/use-action.ts'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { libraryWords } from './words.ts'

/** Lets a file into the library, or refuses it with words that its uploader reads. */
export function ReviewForm({ id }: { readonly id: string }) {
  const words = useWords(libraryWords)
  const form = useForm(reviewLibraryFile.body, { id, verdict: 'pass', notes: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const { act } = useAction(reviewLibraryFile, { changes: [offeredFiles, offeredFile], quiet: true })
  const decide = (verdict: 'pass' | 'refuse') => () => form.setValue('verdict', verdict)
  return (
    <Form
      form={form}
      label={words.review}
      onSubmit={async (given) => {
        await act(given)
        toast(words.reviewed, 'success')
      }}
    >
      <TextAreaField form={form} name="notes" label={words.reviewNotes} hint={words.reviewHint} max={200} rows={3} optional />
      <div className="console-buttons console-buttons-end">
        <Button type="submit" aria-keyshortcuts="R" color="danger" fill="outline" inactive={isSubmitting} onClick={decide('refuse')}>
          {words.refuse}
        </Button>
        <Button type="submit" aria-keyshortcuts="A" color="primary" inactive={isSubmitting} onClick={decide('pass')}>
          {words.pass}
        </Button>
      </div>
    </Form>
  )
}
