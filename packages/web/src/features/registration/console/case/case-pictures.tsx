import { approveCasePhoto, caseFileBytes, reviewedCase } from '@campus/contract/registration/console/cases.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../../api/send.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FullPicture } from '../../../../files/picture/full-picture.tsx'
import { LoadedPicture } from '../../../../files/picture/picture.tsx'
import './case-console.css'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

type CaseFile = ReviewedCase['files'][number]

function CasePicture({ file: { id, url }, alt }: { readonly file: CaseFile; readonly alt: string }) {
  const words = useWords(caseDetailWords)
  return (
    <LoadedPicture
      name={`registration file ${id}`}
      load={(signal) => sendForBytes(caseFileBytes, { id }, { signal, background: true })}
      isThere={url !== ''}
      alt={alt}
      instead={url === '' ? words.deleted : null}
    />
  )
}

interface ShownFileProps {
  readonly caseId: string
  readonly file: CaseFile
  readonly mayApprove: boolean
  readonly onEnlarge: () => void
}

function ShownFile({ caseId, file, mayApprove, onEnlarge }: ShownFileProps) {
  const words = useWords(caseDetailWords)
  const { act, isActing } = useAction(approveCasePhoto, { changes: [reviewedCase] })
  const approve = async () => {
    await act({ id: caseId, fileId: file.id })
    toast(words.approvedDone, 'success')
  }
  return (
    <li>
      <figure>
        <button type="button" disabled={file.url === ''} aria-label={words.enlarge(file.label)} onClick={onEnlarge}>
          <CasePicture file={file} alt="" />
        </button>
        <figcaption>
          {file.label}
          {file.isApproved && <StateMark tone="good" t={words.approved} />}
          {mayApprove && file.isPhoto && !file.isApproved && (
            <Button size="small" loading={isActing} onClick={() => void approve().catch(() => undefined)}>
              {words.approve}
            </Button>
          )}
        </figcaption>
      </figure>
    </li>
  )
}

/** The photos and scans of a case, each large enough to judge and larger still by a press. */
export function CasePictures({ shown: { id, files, mayReview } }: { readonly shown: ReviewedCase }) {
  const words = useWords(caseDetailWords)
  const [chosen, setChosen] = useState<CaseFile>()
  return (
    <section className="console-card" aria-labelledby="case-files">
      <h2 id="case-files">{words.files}</h2>
      {files.length === 0 ? (
        <p className="console-note">{words.noFiles}</p>
      ) : (
        <ul className="case-pictures">
          {files.map((file) => (
            <ShownFile key={file.id} caseId={id} file={file} mayApprove={mayReview} onEnlarge={() => setChosen(file)} />
          ))}
        </ul>
      )}
      {chosen && (
        <FullPicture label={chosen.label} onClose={() => setChosen(undefined)}>
          <CasePicture file={chosen} alt={chosen.label} />
        </FullPicture>
      )}
    </section>
  )
}
