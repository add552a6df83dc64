import type { FormItem } from '@campus/contract/approval/form.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { useWords } from '@campus/ui/words/words.ts'

/** The name of a field that is a group of boxes, with the word that it may stay empty. */
export const useLegend = ({ title, props }: FormItem): string => {
  const { optional } = useWords(formWords)
  return props.required ? title : `${title} (${optional})`
}
