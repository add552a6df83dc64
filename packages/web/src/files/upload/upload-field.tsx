import type { FileRule } from '@campus/contract/call.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type ChangeEvent, type ComponentType, useState } from 'react'
import { acceptOf } from './file-kind.ts'
import { describeRule } from './judge-file.ts'
import '@campus/ui/upload/upload.css'
import type { Upload } from '@campus/ui/upload/upload-list.ts'
import { UploadRow } from '@campus/ui/upload/upload-row.tsx'
import { uploadWords } from '@campus/ui/upload/words.ts'
import { type SendUpload, useUploads } from './use-uploads.ts'

interface UploadFieldProps<Result> {
  readonly label: string
  readonly optional?: boolean
  readonly error?: string
  /** The rule the call declares; the server holds to the same one. */
  readonly rule: FileRule
  readonly send: SendUpload<Result>
  /** What a draft names already. */
  readonly sentBefore?: readonly Upload<Result>[] | undefined
  /** What helps where one could not be sent. */
  readonly Help?: ComponentType<{ readonly why: unknown }>
  /** Called with the responses of all uploaded files, whenever they change. */
  readonly onChange: (results: readonly Result[]) => void
}

export function UploadField<Result>({ label, optional, error, rule, send, sentBefore, Help, onChange }: UploadFieldProps<Result>) {
  const words = useWords(uploadWords)
  const say = useSay()
  const { uploads, placesLeft, add, retry, remove } = useUploads(rule, send, onChange, sentBefore)
  const [leftOut, setLeftOut] = useState<string>()

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? [])
    setLeftOut(files.length > placesLeft ? words.tooMany(placesLeft) : undefined)
    add(files)
    // The same file can be chosen again after it was removed.
    event.target.value = ''
  }

  const full = uploads.some(({ state }) => state.is === 'failed') ? words.failed : words.full
  const hint = placesLeft === 0 ? full : say(describeRule(rule))
  return (
    <Field label={label} optional={optional} hint={hint} error={error ?? leftOut}>
      {(wiring) => (
        <div className="upload">
          {uploads.length > 0 && (
            <ul className="upload-rows">
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} Help={Help} onRetry={() => retry(upload)} onRemove={() => remove(upload)} />
              ))}
            </ul>
          )}
          <span className="upload-choose" data-full={placesLeft === 0 ? true : undefined}>
            <AddOutline aria-hidden />
            <span aria-hidden="true">{words.choose}</span>
            <input
              type="file"
              accept={acceptOf(rule)}
              multiple={rule.maxCount > 1}
              disabled={placesLeft === 0}
              onChange={take}
              {...wiring}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
