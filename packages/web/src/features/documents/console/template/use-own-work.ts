import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { useAskBeforeLeaving } from '../../../../form/use-ask-before-leaving.ts'
import type { TemplateForm } from './template-form.ts'
import { editorWords } from './words.ts'
import { isSameTemplate, type WrittenTemplate } from './written-template.ts'

/** Whether the editor holds something that the server does not. */
export const useIsChanged = (form: TemplateForm, saved: WrittenTemplate): boolean => {
  const [slug, position = 0, rules, source] = useWatch({ control: form.control, name: ['slug', 'position', 'rules', 'source'] })
  return !isSameTemplate(saved, { slug, position, rules, source })
}

const isHere = (address: string) => address.split('?', 1)[0] === consolePaths.template.address

/** Asks before somebody leaves work behind that is not saved; this browser keeps it. */
export const useAskBeforeLeavingEditor = (isChanged: boolean): void => {
  const { leaveTitle: title, leaveText: text } = useWords(editorWords)
  useAskBeforeLeaving(isChanged, isHere, { title, text })
}
