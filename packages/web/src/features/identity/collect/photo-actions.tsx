import { handInPhoto, redrawPhoto, resetPhoto } from '@campus/contract/identity/own-photos.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import './collect.css'
import { mayReplaceBackground, type OwnPhoto, type OwnType } from './collected.ts'
import { photoReads } from './use-bring-photo.ts'
import { shownWords } from './words.ts'

interface PhotoActionsProps {
  readonly type: OwnType
  readonly photo: OwnPhoto
}

/** A draft is sent; refused by a check, it may still be sent for a reviewer to decide. */
function SendButton({ photo: { id, checks } }: Pick<PhotoActionsProps, 'photo'>) {
  const words = useWords(shownWords)
  const { act, isActing } = useAction(handInPhoto, { changes: [...photoReads, ownPortrait] })
  const isRefused = checks.some(({ verdict }) => verdict === 'refuse')
  const send = async () => {
    if (isRefused && !(await ask({ title: words.sendAnywayTitle, text: words.sendAnywayText, confirm: words.sendAnyway }))) return
    const { state } = await act({ id })
    if (state === 'passed') toast(words.sentPassed, 'success')
    else toast(state === 'reviewing' ? words.sentReviewing : words.sentOther)
  }
  return (
    <Button
      block
      size="large"
      {...(!isRefused && { color: 'primary' })}
      loading={isActing}
      onClick={() => void send().catch(() => undefined)}
    >
      {isRefused ? words.sendAnyway : words.send}
    </Button>
  )
}

/** The photo is redrawn and shown; it is sent as it is shown then, or as it was taken. */
function BackgroundButton({ photo: { id, background } }: Pick<PhotoActionsProps, 'photo'>) {
  const words = useWords(shownWords)
  const { act, isActing } = useAction(redrawPhoto, { changes: photoReads })
  const isReplaced = background === 'replaced'
  const redraw = () => void act({ id, background: isReplaced ? 'as_taken' : 'replaced' }).catch(() => undefined)
  return (
    <Button block size="large" {...(!isReplaced && { color: 'primary' })} loading={isActing} onClick={redraw}>
      {isReplaced ? words.restoreBackground : words.replaceBackground}
    </Button>
  )
}

/** What was handed in is taken back, what was not is deleted. */
function DropButton({ type, photo: { id, state } }: PhotoActionsProps) {
  const words = useWords(shownWords)
  const { act, isActing } = useAction(resetPhoto, { changes: photoReads })
  const isOut = state === 'reviewing' || state === 'error'
  const drop = async () => {
    const question = isOut ? { title: words.takeBackTitle, confirm: words.takeBack } : { title: words.dropTitle, confirm: words.drop }
    if (!(await ask(question))) return
    await act({ id })
    toast(isOut ? words.takenBack : words.dropped, 'success')
    await redirect(identityPaths.photos, { typeId: type.id })
  }
  return (
    <Button block fill="none" loading={isActing} onClick={() => void drop().catch(() => undefined)}>
      {isOut ? words.takeBack : words.drop}
    </Button>
  )
}

/** What can be done with a photo as it stands. */
export function PhotoActions({ type, photo }: PhotoActionsProps) {
  const words = useWords(shownWords)
  const { state, checks } = photo
  const mayRetake = state !== 'reviewing' && state !== 'error'
  const isReplaceable = mayReplaceBackground(type, photo)
  const isRetakeFirst = state === 'failed' || state === 'mismatch' || checks.some(({ verdict }) => verdict === 'refuse')
  const retake = mayRetake && (
    <Button
      block
      size="large"
      {...(isRetakeFirst && !isReplaceable && { color: 'primary' })}
      onClick={() => void open(identityPaths.photos, { typeId: type.id })}
    >
      {words.retake}
    </Button>
  )
  return (
    <div className="photo-actions">
      {isReplaceable && <BackgroundButton photo={photo} />}
      {isRetakeFirst && retake}
      {state === 'draft' && <SendButton photo={photo} />}
      {photo.background === 'replaced' && state === 'draft' && <BackgroundButton photo={photo} />}
      {!isRetakeFirst && retake}
      {state !== 'passed' && <DropButton type={type} photo={photo} />}
    </div>
  )
}
