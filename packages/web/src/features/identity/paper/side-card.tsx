import { type PaperFault, type PaperKind, type PaperSide, uploadPaper } from '@campus/contract/identity/papers.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { closePhoto } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { Picture } from '../../../files/picture/picture.tsx'
import './paper.css'
import { PaperDrawing } from './paper-drawing.tsx'
import { usePaperNames } from './use-paper-names.ts'
import { useReadSide } from './use-read-side.ts'
import { collectPaperWords } from './words.ts'

interface SideCardProps {
  readonly kind: PaperKind
  readonly side: PaperSide
  /** The picture that is there, with what is wrong with it. */
  readonly known: { readonly url: string; readonly faults: readonly PaperFault[] } | undefined
}

function Faults({ faults }: { readonly faults: readonly PaperFault[] }) {
  const { faultOf } = usePaperNames()
  return (
    <div role="alert">
      <ul className="paper-faults">
        {faults.map((fault) => (
          <li key={fault}>{faultOf(fault)}</li>
        ))}
      </ul>
    </div>
  )
}

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const words = useWords(collectPaperWords)
  const { advice } = useFailure(error)
  return (
    <div role="alert">
      <p className="photo-complaint">{advice}</p>
      <Button size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}

/** One side of a paper: judged here first, then read by the school. */
export function SideCard({ kind, side, known }: SideCardProps) {
  const words = useWords(collectPaperWords)
  const name = usePaperNames().sideOf(kind, side)
  const { take, sendAnyway, judged, share, failed, retry } = useReadSide(kind, side)
  const isSending = share !== undefined
  return (
    <section className="paper-side" aria-label={name}>
      <h3>{name}</h3>
      {known ? (
        <Picture address={known.url} alt={name} className="paper-picture" instead={<PaperDrawing kind={kind} side={side} />} />
      ) : (
        <PaperDrawing kind={kind} side={side} />
      )}
      {judged && (
        <>
          <Faults faults={judged.faults} />
          <Button size="small" onClick={sendAnyway}>
            {words.anyway}
          </Button>
        </>
      )}
      {!judged && known && known.faults.length > 0 && <Faults faults={known.faults} />}
      {!judged && known?.faults.length === 0 && <p className="paper-good">{words.good}</p>}
      {isSending && (
        <>
          <p className="page-note" role="status">
            {words.readBy(name)}
          </p>
          <progress className="photo-progress" aria-label={words.progress} value={share} />
        </>
      )}
      {failed && <Failure error={failed.error} onAgain={retry} />}
      <PhotoChoice
        rule={uploadPaper.file}
        camera="environment"
        isDisabled={isSending}
        onPhoto={(photo) => void take(photo).finally(() => closePhoto(photo))}
      />
    </section>
  )
}
