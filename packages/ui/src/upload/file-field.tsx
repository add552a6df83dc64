import { AddOutline, FileOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { Field, type FieldTexts } from '../form/field.tsx'
import { useWords } from '../words/words.ts'
import './upload.css'
import { uploadWords } from './words.ts'

interface FileFieldProps extends FieldTexts {
  readonly error?: string | undefined
  readonly accept: string
  readonly onChoose: (file: File) => void
}

/** One file that is read here, not uploaded; the browser's own input would speak the browser's language. */
export function FileField({ accept, error, onChoose, ...texts }: FileFieldProps) {
  const words = useWords(uploadWords)
  const [name, setName] = useState('')
  return (
    <Field {...texts} error={error}>
      {(wiring) => (
        <span className="upload-choose">
          {name ? <FileOutline aria-hidden /> : <AddOutline aria-hidden />}
          <span className="upload-name" aria-hidden="true">
            {name || words.choose}
          </span>
          <input
            type="file"
            accept={accept}
            {...wiring}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again after it was changed.
              target.value = ''
              if (!file) return
              setName(file.name)
              onChoose(file)
            }}
          />
        </span>
      )}
    </Field>
  )
}
