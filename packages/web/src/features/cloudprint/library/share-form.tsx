import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { type LibraryDirectory, offerLibraryFileAgain, ownLibraryFiles, shareToLibrary } from '@campus/contract/cloudprint/library.ts'
import { GivenLibraryText } from '@campus/contract/cloudprint/library-text.ts'
import { Id } from '@campus/contract/fields.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { directoryOptions } from './directory-options.ts'
import './library.css'
import { shareWords } from './words.ts'

/** What is offered: a file of mine, or one that was refused. */
const Offer = GivenLibraryText.extend({ sourceId: Id, directoryId: Id })
type OfferForm = FormOf<z.input<typeof Offer>, z.output<typeof Offer>>

/** The same in other languages; few know them, so they are folded away until there are some. */
function OtherLanguages({ form, isOpen }: { readonly form: OfferForm; readonly isOpen: boolean }) {
  const words = useWords(shareWords)
  return (
    <details className="share-languages" open={isOpen}>
      <summary>{words.otherLanguages}</summary>
      <TextField form={form} name="nameEn" label={words.nameEn} optional autoComplete="off" />
      <TextAreaField form={form} name="descriptionEn" label={words.descriptionEn} max={300} rows={3} optional />
      <TextField form={form} name="nameTw" label={words.nameTw} optional autoComplete="off" />
      <TextAreaField form={form} name="descriptionTw" label={words.descriptionTw} max={300} rows={3} optional />
    </details>
  )
}

interface ShareFormProps {
  readonly start: z.input<typeof Offer>
  /** Those of mine to choose from; none where one that was refused is offered again. */
  readonly files: readonly PrintFile[] | undefined
  readonly directories: readonly LibraryDirectory[]
}

export function ShareForm({ start, files, directories }: ShareFormProps) {
  const words = useWords(shareWords)
  const language = useLanguage()
  const form = useForm(Offer, start, { keep: `library-share.${start.sourceId}` })
  const sharing = useAction(shareToLibrary, { changes: [ownLibraryFiles], quiet: true })
  const again = useAction(offerLibraryFileAgain, { changes: [ownLibraryFiles], quiet: true })
  return (
    <Form
      form={form}
      onSubmit={async ({ sourceId, ...offer }) => {
        await (files ? sharing.act({ ...offer, fileId: sourceId }) : again.act({ ...offer, id: sourceId }))
        toast(words.submitted, 'success')
        await redirect(cloudPrintPaths.ownLibraryFiles)
      }}
    >
      {files && (
        <SelectField form={form} name="sourceId" label={words.file} options={files.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
      <SelectField form={form} name="directoryId" label={words.directory} options={directoryOptions(directories, language)} />
      <TextField form={form} name="name" label={words.name} />
      <TextAreaField form={form} name="description" label={words.description} hint={words.descriptionHint} max={300} rows={4} optional />
      <OtherLanguages form={form} isOpen={Boolean(start.nameEn || start.nameTw)} />
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}
