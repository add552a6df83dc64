import { accountPaths } from '@campus/contract/paths/account.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useStore } from 'zustand'
import { findScreen, knownScreens } from '../../../navigation/registry.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { loginWords } from './words.ts'

/** Why the login stands in the way: the session ended, or the screen that was asked for is not open to everybody. */
export function WhyLogin() {
  const words = useWords(loginWords)
  const say = useSay()
  const { back, why } = useQueryOf(accountPaths.login)
  useStore(knownScreens)
  const wanted = back && findScreen(back.split('?', 1)[0] ?? '')
  const text = why === 'ended' ? words.sessionEnded : wanted ? words.neededFor(say(wanted.title)) : undefined
  return (
    <p className="login-why" role="status">
      {text}
    </p>
  )
}
