import { nameLibraryFile, offeredFile, offeredFiles } from '@campus/contract/cloudprint/console.ts'
import { libraryFile, libraryFiles } from '@campus/contract/cloudprint/library.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { fieldWords } from '../../../../console/fields/words.ts'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import type { Offered } from './offered-detail.tsx'
import { libraryWords } from './words.ts'

interface NameDialogProps {
  readonly file: Offered
  readonly onClose: () => void
}

/** What a file is called and what is said of it, in the three languages. */
export function NameDialog({ file, onClose }: NameDialogProps) {
  const words = useWords(libraryWords)
  const fields = useWords(fieldWords)
  const form = useForm(nameLibraryFile.body, file)
  const { act } = useAction(nameLibraryFile, { changes: [offeredFiles, offeredFile, libraryFiles, libraryFile], quiet: true })
  return (
    <ConsoleDialog title={words.rename} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={words.rename}
        onSubmit={async (given) => {
          await act(given)
          toast(words.renamed, 'success')
          onClose()
        }}
      >
        <p className="console-note">{words.renameText}</p>
        <div className="console-side-by-side console-triple">
          <TextField form={form} name="name" label={fields.inChinese(words.name)} />
          <TextField form={form} name="nameEn" label={fields.inEnglish(words.name)} optional />
          <TextField form={form} name="nameTw" label={fields.inTaiwanese(words.name)} optional />
        </div>
        <div className="console-side-by-side console-triple">
          <TextAreaField form={form} name="description" label={fields.inChinese(words.description)} max={300} rows={3} optional />
          <TextAreaField form={form} name="descriptionEn" label={fields.inEnglish(words.description)} max={300} rows={3} optional />
          <TextAreaField form={form} name="descriptionTw" label={fields.inTaiwanese(words.description)} max={300} rows={3} optional />
        </div>
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
