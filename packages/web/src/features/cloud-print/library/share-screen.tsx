import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { type LibraryDirectory, ownLibraryFiles, shareToLibrary } from '@campus/contract/cloudprint/library.ts'
import { Button } from 'antd-mobile'
import { useAct } from '../../../api/use-act.ts'
import { toast } from '../../../feedback/toast.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Form } from '../../../parts/form/form.tsx'
import { SelectField } from '../../../parts/form/select-field.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import '../../../parts/page/page.css'
import { Empty } from '../../../parts/states/empty.tsx'
import { Show } from '../../../parts/states/show.tsx'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import { useOwnFiles } from '../files/use-own-files.ts'
import { directoryOptions } from './directory-options.ts'
import { useDirectories } from './use-library.ts'
import { shareWords } from './words.ts'

const mostName = 60

/** The name of a file without its ending, as a name in the library begins. */
const nameFrom = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, mostName)

interface ShareFormProps {
  readonly files: readonly PrintFile[]
  readonly directories: readonly LibraryDirectory[]
}

function ShareForm({ files, directories }: ShareFormProps) {
  const words = useWords(shareWords)
  const language = useLanguage()
  const { fileId } = useQueryOf(cloudPrintPaths.shareToLibrary)
  const first = files.find(({ id }) => id === fileId) ?? files[0]
  const form = useForm(
    shareToLibrary.body,
    { fileId: first?.id ?? '', directoryId: '', name: nameFrom(first?.name ?? ''), description: '' },
    { keep: `library-share.${first?.id ?? ''}` },
  )
  const { act } = useAct(shareToLibrary, { changes: [ownLibraryFiles], quiet: true })
  return (
    <Form
      form={form}
      onSubmit={async (given) => {
        await act(given)
        toast(words.submitted, 'success')
        await redirect(cloudPrintPaths.ownLibraryFiles)
      }}
    >
      <SelectField form={form} name="fileId" label={words.file} options={files.map(({ id, name }) => ({ value: id, label: name }))} />
      <SelectField form={form} name="directoryId" label={words.directory} options={directoryOptions(directories, language)} />
      <TextField form={form} name="name" label={words.name} />
      <TextAreaField form={form} name="description" label={words.description} hint={words.descriptionHint} most={300} rows={4} optional />
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}

/** Offers a file of mine to the whole school. */
export default function ShareScreen() {
  const words = useWords(shareWords)
  const files = useOwnFiles('document')
  const directories = useDirectories()
  const upload = (
    <Button color="primary" onClick={() => void open(cloudPrintPaths.document)}>
      {words.upload}
    </Button>
  )
  return (
    <div className="page">
      <section className="page-card" aria-label={words.submit}>
        <p className="page-lead">{words.lead}</p>
        <Show
          read={files}
          empty={<Empty says={words.noFiles} action={upload} />}
          isEmpty={(all) => all.every(({ state }) => state !== 'ready')}
        >
          {(all) => (
            <Show read={directories}>
              {(tree) => <ShareForm files={all.filter(({ state }) => state === 'ready')} directories={tree} />}
            </Show>
          )}
        </Show>
      </section>
    </div>
  )
}
