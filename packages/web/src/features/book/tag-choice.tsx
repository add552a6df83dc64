import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../navigation/navigator.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { type BookPlace, useLevel } from './use-level.ts'
import { bookWords } from './words.ts'

/** The tags one gave, to see only the people who carry one; who gave none sees nothing of it. */
export function TagChoice({ tag = '' }: Pick<BookPlace, 'tag'>) {
  const words = useWords(bookWords)
  const { data } = useLevel({})
  const tags = data?.tags ?? []
  if (tags.length === 0) return null
  return (
    <Choice
      look="chips"
      label={words.myTags}
      options={[['', words.everybody] as const, ...tags.map((own) => [own, own] as const)]}
      value={tag}
      onChoose={(chosen) => void redirect(messagesPaths.book, { tag: chosen || undefined })}
    />
  )
}
