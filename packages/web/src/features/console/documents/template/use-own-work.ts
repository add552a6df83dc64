import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { ask } from '../../../../feedback/ask.ts'
import { beforeOpen } from '../../../../navigation/veto.ts'
import { consolePaths } from '../../../../paths/console.ts'
import { useWords } from '../../../../words/words.ts'
import type { TemplateForm } from './template-form.ts'
import { editorWords } from './words.ts'
import { isSameTemplate, type WrittenTemplate } from './written-template.ts'

/** Whether the editor holds something that the server does not. */
export const useIsChanged = (form: TemplateForm, saved: WrittenTemplate): boolean => {
  const [slug, position = 0, rules, source] = useWatch({ control: form.control, name: ['slug', 'position', 'rules', 'source'] })
  return !isSameTemplate(saved, { slug, position, rules, source })
}

const isHere = (address: string) => address.split('?', 1)[0] === consolePaths.template.address

const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before somebody leaves work behind that is not saved. */
export const useAskBeforeLeaving = (isChanged: boolean): void => {
  const words = useWords(editorWords)
  useEffect(() => {
    if (!isChanged) return undefined
    const question = { title: words.leaveTitle, text: words.leaveText, confirm: words.leave, cancel: words.stay }
    const forget = beforeOpen((address) => isHere(address) || ask(question))
    window.addEventListener('beforeunload', holdPage)
    return () => {
      forget()
      window.removeEventListener('beforeunload', holdPage)
    }
  }, [isChanged, words])
}
