import type { OutputOf } from '@campus/contract/call.ts'
import { offeredFile, offeredFileContent, offeredFiles, removeLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../../api/send.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { descriptionIn } from '../../../../domain/library/description-in.ts'
import { LibraryMark } from '../../../../domain/library/library-mark.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './library.css'
import { NameDialog } from './name-dialog.tsx'
import { ReviewForm } from './review-form.tsx'
import { libraryWords } from './words.ts'

export type Offered = OutputOf<typeof offeredFile>

function RemoveButton({ file }: { readonly file: Offered }) {
  const words = useWords(libraryWords)
  const name = nameIn(file, useLanguage())
  const [isAsked, setIsAsked] = useState(false)
  const { act } = useAction(removeLibraryFile, { changes: [offeredFiles, offeredFile], quiet: true })
  return (
    <>
      <Button size="small" color="danger" fill="outline" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.removeTitle(name)}
          text={words.removeText}
          action={words.remove}
          isDangerous
          onGive={async (notes) => {
            await act({ id: file.id, notes })
            toast(words.removed, 'success')
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

function RenameButton({ file }: { readonly file: Offered }) {
  const words = useWords(libraryWords)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {words.rename}
      </Button>
      {isAsked && <NameDialog file={file} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function OfferedFacts({ file }: { readonly file: Offered }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const { directory, personName, personNumber, pages, size, createdAt, state, reviewer, reviewedAt, notes, printed } = file
  const isReviewed = reviewedAt !== null
  return (
    <Facts
      facts={[
        [words.directory, nameIn(directory, language)],
        [words.person, `${personName} · ${personNumber}`],
        [words.description, descriptionIn(file, language)],
        [words.size, size === null ? words.pages(pages) : `${words.pages(pages)} · ${fileSize(size)}`],
        [words.offeredAt, <Moment key="offered" at={createdAt} />],
        ...(isReviewed
          ? ([
              [words.reviewer, reviewer],
              [words.reviewedAt, <Moment key="reviewed" at={reviewedAt} />],
              [words.notes, notes],
            ] as const)
          : []),
        ...(state === 'published' ? ([[words.printed, printed]] as const) : []),
      ]}
    />
  )
}

function About({ file }: { readonly file: Offered }) {
  const roles = useSession('user')?.roles ?? []
  const language = useLanguage()
  const { id, state } = file
  const isAdmin = roles.includes('admin')
  const isOpen = state === 'waiting' || state === 'published'
  return (
    <section className="console-card">
      <header>
        <h2>{nameIn(file, language)}</h2>
        <span className="console-marks">
          <LibraryMark state={state} />
          {isOpen && isAdmin && <RenameButton file={file} />}
          {state === 'published' && isAdmin && <RemoveButton file={file} />}
        </span>
      </header>
      <OfferedFacts file={file} />
      {state === 'waiting' && (isAdmin || roles.includes('manager')) && <ReviewForm id={id} />}
    </section>
  )
}

function Shown({ file }: { readonly file: Offered }) {
  const words = useWords(libraryWords)
  const { id, size } = file
  return (
    <article className="console-column">
      <About file={file} />
      {size !== null && (
        <div className="console-card">
          <PdfView
            title={words.file}
            firstZoom={0.8}
            load={(signal) => sendForBytes(offeredFileContent, { id }, { signal, background: true })}
          />
        </div>
      )}
    </article>
  )
}

/** One offered file: who offers what, its pages, and the decision. */
export function OfferedDetail({ id }: { readonly id: string }) {
  const read = useRead(offeredFile, { id }, { staleTime: 0 })
  return <QueryView read={read}>{(file) => <Shown file={file} />}</QueryView>
}
