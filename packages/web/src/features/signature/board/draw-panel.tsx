import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { isRoomFor, isSignature, type Stroke, Strokes } from '@campus/contract/signature/strokes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useKept } from '../../../form/use-kept.ts'
import { DrawingBoard } from './drawing-board.tsx'
import type { Save } from './use-save.ts'
import { boardWords } from './words.ts'

const nothing: readonly Stroke[] = []

export function DrawPanel({ saving: { save, isSaving, label } }: { readonly saving: Save }) {
  const words = useWords(boardWords)
  const say = useSay()
  const [kept, keep] = useKept('signature.strokes', Strokes)
  const strokes = kept ?? nothing
  const put = (next: readonly Stroke[]) => keep(next.length === 0 ? undefined : [...next])
  const add = (stroke: Stroke) => {
    if (isRoomFor([...strokes, stroke])) put([...strokes, stroke])
    else toast(words.full, 'failure')
  }
  const submit = () => {
    if (isSignature(strokes)) return save({ method: 'drawn', strokes: [...strokes] }, () => keep(undefined))
    return toast(say(documentRefusals.signature_too_short), 'failure')
  }
  const isEmpty = strokes.length === 0
  return (
    <>
      <DrawingBoard strokes={strokes} onStroke={add} />
      <div className="drawing-actions">
        <p className="page-note drawing-turn">{words.turn}</p>
        <Button disabled={isEmpty} onClick={() => put(strokes.slice(0, -1))}>
          {words.undo}
        </Button>
        <Button disabled={isEmpty} onClick={() => put(nothing)}>
          {words.clear}
        </Button>
        <Button className="drawing-save" color="primary" size="large" disabled={isEmpty} loading={isSaving} onClick={submit}>
          {label}
        </Button>
      </div>
    </>
  )
}
