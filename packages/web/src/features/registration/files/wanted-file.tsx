import type { OutputOf } from '@campus/contract/call.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { addCaseFile, type CaseFileKind, type caseFiles, removeCaseFile } from '@campus/contract/registration/files.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { Field } from '@campus/ui/form/field.tsx'
import '@campus/ui/upload/upload.css'
import { UploadRow } from '@campus/ui/upload/upload-row.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { AddOutline, CloseOutline, FileOutline } from 'antd-mobile-icons'
import { sendFile } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/use-read.ts'
import { acceptOf } from '../../../files/upload/file-kind.ts'
import { type SendUpload, useUploads } from '../../../files/upload/use-uploads.ts'
import { filesWords } from './words.ts'

type StoredFile = OutputOf<typeof caseFiles>[number]

interface StoredRowProps {
  readonly caseId: string
  readonly file: StoredFile
}

/** A file that the case has; it can be taken out again, never looked at by who knows the address alone. */
function StoredRow({ caseId, file: { id, name, size } }: StoredRowProps) {
  const words = useWords(filesWords)
  const { act, isActing } = useAction(removeCaseFile, { changes: [matchedCase] })
  return (
    <li className="upload-row" data-state="sent">
      <span className="upload-preview" aria-hidden="true">
        <FileOutline />
      </span>
      <div className="upload-what">
        <span className="upload-name">{name}</span>
        <span className="upload-note">{fileSize(size)}</span>
      </div>
      <button
        type="button"
        className="field-button"
        aria-label={words.remove(name)}
        disabled={isActing}
        onClick={() => void act({ id: caseId, fileId: id }).catch(() => undefined)}
      >
        <CloseOutline aria-hidden />
      </button>
    </li>
  )
}

interface WantedFileProps {
  readonly caseId: string
  readonly kind: CaseFileKind
  readonly label: string
  readonly isRequired: boolean
  readonly stored: readonly StoredFile[]
  readonly placesLeft: number
}

const nobodyAsks = () => undefined

/** One kind of photo or scan: what the case has of it, and a place for more. */
export function WantedFile({ caseId, kind, label, isRequired, stored, placesLeft }: WantedFileProps) {
  const words = useWords(filesWords)
  const queries = useQueryClient()
  const sendOne: SendUpload<string> = async (file, watch) => {
    const { id } = await sendFile(addCaseFile, { id: caseId, kind }, { files: [file], ...watch })
    // The row of the upload goes when the case shows the file.
    await queries.invalidateQueries({ queryKey: keyOf(matchedCase) })
    return id
  }
  const { uploads, add, retry, remove } = useUploads({ ...addCaseFile.file, maxCount: placesLeft + stored.length }, sendOne, nobodyAsks)
  const underWay = uploads.filter(({ state }) => state.is !== 'sent')
  const isFull = placesLeft <= 0
  return (
    <Field label={label} optional={!isRequired} hint={isFull ? words.full : undefined} error={undefined}>
      {(wiring) => (
        <div className="upload">
          {stored.length + underWay.length > 0 && (
            <ul className="upload-rows">
              {stored.map((file) => (
                <StoredRow key={file.id} caseId={caseId} file={file} />
              ))}
              {underWay.map((upload) => (
                <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload)} onRemove={() => remove(upload)} />
              ))}
            </ul>
          )}
          <span className="upload-choose" data-full={isFull ? true : undefined}>
            <AddOutline aria-hidden />
            <span aria-hidden="true">{stored.length > 0 ? words.more : words.choose}</span>
            <input
              type="file"
              accept={acceptOf(addCaseFile.file)}
              disabled={isFull}
              onChange={(event) => {
                add(Array.from(event.target.files ?? []))
                // The same file can be chosen again after it was removed.
                event.target.value = ''
              }}
              {...wiring}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
