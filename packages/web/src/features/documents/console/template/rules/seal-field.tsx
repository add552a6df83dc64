import { uploadSeal } from '@campus/contract/documents/console/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { sendFile } from '../../../../../api/send.ts'
import { Picture } from '../../../../../files/picture/picture.tsx'
import { UploadField } from '../../../../../files/upload/upload-field.tsx'
import type { TemplateForm } from '../template-form.ts'
import { rulesWords } from './words.ts'

interface SealFieldProps {
  readonly form: TemplateForm
  /** The seal as it was saved, and where it lies. */
  readonly saved: { readonly id: string | null; readonly address: string }
}

/** The picture that is laid over the signature of the office; what one brings here, one may look at oneself. */
export function SealField({ form, saved }: SealFieldProps) {
  const words = useWords(rulesWords)
  const { field } = useController({ control: form.control, name: 'rules.sealFileId' })
  const id = field.value
  const address = id === saved.id ? saved.address : `/my/files/${id}`
  return (
    <div className="seal">
      {id === null ? (
        <p className="console-note">{words.noSeal}</p>
      ) : (
        <div className="seal-shown">
          <Picture address={address} alt={words.seal} className="seal-picture" />
          <Button size="small" onClick={() => field.onChange(null)}>
            {words.removeSeal}
          </Button>
        </div>
      )}
      <UploadField
        // One file at a time: the next takes the place of the last.
        key={id}
        label={words.newSeal}
        optional
        rule={uploadSeal.file}
        send={(file, watch) => sendFile(uploadSeal, {}, { files: [file], ...watch })}
        onChange={([stored]) => {
          if (stored) field.onChange(stored.id)
        }}
      />
    </div>
  )
}
