import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { type DirectoryPlace, useLevel } from './use-level.ts'
import { directoryWords } from './words.ts'

/** The tags one gave, to see only the people who carry one; who gave none sees nothing of it. */
export function TagChoice({ tag = '' }: Pick<DirectoryPlace, 'tag'>) {
  const words = useWords(directoryWords)
  const { data } = useLevel({})
  const tags = data?.tags ?? []
  if (tags.length === 0) return null
  return (
    <Choice
      look="filters"
      label={words.myTags}
      options={[['', words.everybody] as const, ...tags.map((own) => [own, own] as const)]}
      value={tag}
      onChoose={(chosen) => void redirect(messagesPaths.book, { tag: chosen || undefined })}
    />
  )
}
