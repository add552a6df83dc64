import { nameIn } from '@campus/contract/localized-name.ts'
import { posts } from '@campus/contract/school/console/appointments.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useSession } from '../../../../session/use-session.ts'
import { memberWords } from './words.ts'

interface PostsFieldProps {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

export function PostsField({ label, value, onChange }: PostsFieldProps) {
  const words = useWords(memberWords)
  const language = useLanguage()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { data = [] } = useRead(posts, {}, { enabled: isAdmin })
  return (
    <Choices
      label={label}
      options={data.map((post) => [post.id, nameIn(post, language)])}
      chosen={value}
      onChange={(ids) => onChange([...ids])}
      {...(data.length === 0 && { hint: words.noPosts })}
    />
  )
}
