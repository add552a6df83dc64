import { accountPaths } from '@campus/contract/paths/account.ts'
import { useLocation } from '@campus/ui/history/location.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { LanguageSelect } from '../../../layout/language-select.tsx'
import { layoutWords } from '../../../layout/words.ts'
import { enter, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { readSession } from '../../../session/session-store.ts'
import { useLoginPage } from '../school/use-login-page.ts'
import { CampusPicture } from './campus-picture.tsx'
import { Crest } from './crest.tsx'
import { LoginFrame } from './login-frame.tsx'
import './login-screen.css'
import { loginWords } from './words.ts'

/** Who is in already goes on; the bare address becomes the login's own, where an open session does not cut in by itself. */
const useProperPlace = (back: string | undefined) => {
  const { pathname } = useLocation()
  // Only as it was on arrival: a login on this page decides by itself where to go.
  const [arrival] = useState({ pathname, back })
  useEffect(() => {
    if (readSession().token) void enter(arrival.back)
    else if (arrival.pathname !== accountPaths.login.address) void redirect(accountPaths.login)
  }, [arrival])
}

export default function LoginScreen() {
  const words = useWords(loginWords)
  const { product } = useWords(layoutWords)
  const { back } = useQueryOf(accountPaths.login)
  const page = useLoginPage()
  useProperPlace(back)
  return (
    <div className="login">
      <header className="login-brand">
        <LanguageSelect />
        <div className="login-name">
          <Crest />
          <div>
            <h1>{product}</h1>
            <p>{words.tagline}</p>
          </div>
        </div>
        <CampusPicture />
      </header>
      <div className="login-place">
        <QueryView read={page}>{(page) => <LoginFrame page={page} back={back} />}</QueryView>
      </div>
    </div>
  )
}
