import { ask } from '@campus/ui/feedback/ask.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { openOverlay } from '@campus/ui/history/overlay-history.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { back } from '../navigation/navigator.ts'
import { beforeOpen } from '../navigation/veto.ts'

const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

interface Leaving {
  readonly title: string
  readonly text: string
}

/** Asks before somebody leaves changes behind that are not saved: by a link, by Back, or by closing the page. */
export const useAskBeforeLeaving = (
  isChanged: boolean,
  staysHere: (address: string) => boolean = () => false,
  { title, text }: Partial<Leaving> = {},
): void => {
  const words = useWords(formWords)
  const leaves = useEffectEvent(() =>
    ask({ title: title ?? words.leaveTitle, text: text ?? words.leaveText, confirm: words.leave, cancel: words.stay }),
  )
  const isHere = useEffectEvent(staysHere)
  useEffect(() => {
    if (!isChanged) return undefined
    const forget = beforeOpen((address) => isHere(address) || leaves())
    let release: () => void
    // Back first meets an entry that stands for the changes, so that there is something to ask before the page is gone.
    const hold = () => {
      release = openOverlay(() => void leaves().then((isSure) => (isSure ? leave() : hold())))
    }
    const leave = () => {
      forget()
      back()
    }
    hold()
    window.addEventListener('beforeunload', holdPage)
    return () => {
      forget()
      release()
      window.removeEventListener('beforeunload', holdPage)
    }
  }, [isChanged])
}

/** The same for a form on a page, from the first change until it is saved; one in a dialog closes with it. */
export const useKeepChanges = <Input extends FieldValues, Output>({ control }: FormOf<Input, Output>, isOnPage = true): void => {
  const { isDirty, isSubmitting } = useFormState({ control })
  useAskBeforeLeaving(isOnPage && isDirty && !isSubmitting)
}
