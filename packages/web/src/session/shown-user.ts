import { type Phrase, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { useSession } from './use-session.ts'

const placeholderName: Phrase = ['未登录', 'Not logged in', '未登入']
const placeholderSchool: Phrase = ['登录后显示学校', 'Your school appears after you log in', '登入後顯示學校']

export interface ShownUser {
  readonly name: string
  readonly schoolName: string
  readonly xuehao: string
  readonly avatar: string
}

/** Who is logged in; before that, the placeholder that stands in their place. */
export const useShownUser = (): ShownUser => {
  const user = useSession('user')
  const language = useSession('language')
  if (user) return { ...user, name: personNameIn(user, language) }
  return { name: say(placeholderName, language), schoolName: say(placeholderSchool, language), xuehao: '', avatar: '/avatar.svg' }
}
