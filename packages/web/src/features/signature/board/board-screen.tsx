import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { SignatureMethod } from '@campus/contract/signature/own-signature.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { knownPlace } from '../known-place.ts'
import { DrawPanel } from './draw-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { TypePanel } from './type-panel.tsx'
import { useSave } from './use-save.ts'
import { boardWords } from './words.ts'

const panels = { drawn: DrawPanel, typed: TypePanel, photo: PhotoPanel } as const

/** Three equal ways to a signature: a pen, the keyboard, a photo of paper. */
export default function BoardScreen() {
  const words = useWords(boardWords)
  const query = useQueryOf(signaturePaths.board)
  const place = knownPlace(query.back)
  const method = SignatureMethod.safeParse(query.method).data ?? 'drawn'
  const saving = useSave(place)
  const Panel = panels[method]
  const options = [
    ['drawn', words.draw],
    ['typed', words.type],
    ['photo', words.photo],
  ] as const
  return (
    <div className="page">
      <Choice
        label={words.method}
        look="tabs"
        options={options}
        value={method}
        onChoose={(next) => void refine(signaturePaths.board, { back: place, method: next })}
      />
      <section className="page-card">
        <Panel saving={saving} />
      </section>
    </div>
  )
}
