import type { FileRule } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { fileRuleOf } from '@campus/flow/form/file-rules.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { use, useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { type FieldInputProps, namedIn } from '../values/field-props.ts'
import { FormContext } from '../values/form-context.ts'
import { FileViews } from '../views/file-views.tsx'
import { approvalFormWords } from '../words.ts'

const usualNumber = 9

const ruleOf = (item: FieldInputProps['item'], taken: number): FileRule => ({
  ...uploadFile.file,
  ...fileRuleOf(item),
  maxCount: Math.max(0, (item.props.maxNumber ?? usualNumber) - taken),
})

/** Pictures or files: those of a draft or an earlier application, and new ones beside them. */
export function FileInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const { onUploading } = use(FormContext)
  const [kept, setKept] = useState(() => namedIn(value))
  const [fresh, setFresh] = useState<ReturnType<typeof namedIn>>([])
  const give = (files: typeof kept) => onChange(files.length > 0 ? files : undefined)
  const drop = (id: string) => {
    const left = kept.filter((file) => file.id !== id)
    setKept(left)
    give([...left, ...fresh])
  }
  return (
    <div className="field">
      {kept.length > 0 && (
        <ul className="approval-kept" aria-label={words.kept}>
          {kept.map((file) => (
            <li key={file.id}>
              <FileViews item={item} files={[file]} />
              <Button size="small" fill="none" color="danger" aria-label={`${words.remove} ${file.name}`} onClick={() => drop(file.id)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UploadField
        label={item.title}
        optional={!item.props.required}
        {...(error !== undefined && { error })}
        rule={ruleOf(item, kept.length)}
        send={async (file, watch) => {
          onUploading(1)
          try {
            const { id, name, size } = await sendFile(uploadFile, {}, { files: [file], ...watch })
            return { id, name, size }
          } finally {
            onUploading(-1)
          }
        }}
        onChange={(files) => {
          setFresh(files)
          // Drawn for the first time, it has nothing to say.
          if (files.length + fresh.length > 0) give([...kept, ...files])
        }}
      />
    </div>
  )
}
