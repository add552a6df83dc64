import { accountPaths } from '@campus/contract/paths/account.ts'
import { useLocation } from '@campus/ui/history/location.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { useProductName } from '../../../installation/installation.ts'
import { LanguageSelect } from '../../../layout/language-select.tsx'
import { enter, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useKeepLook } from '../../../session/keep-look.ts'
import { readSession } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import { useLoginPage } from '../school/use-login-page.ts'
import { CampusPicture } from './campus-picture.tsx'
import { LoginFrame } from './login-frame.tsx'
import './login-screen.css'
import { WhyLogin } from './why-login.tsx'
import { loginWords } from './words.ts'
import './crest.css'

/** The product's own crest: an open book under a roof, in a shield. */
function Crest() {
  return (
    <svg className="crest" viewBox="0 0 64 72" aria-hidden="true">
      <path className="crest-shield" d="M32 2 60 11v25c0 17-11 28-28 34C15 64 4 53 4 36V11z" />
      <path className="crest-line" d="M16 29 32 18l16 11M20 29v7M28 29v7M36 29v7M44 29v7" />
      <path className="crest-line" d="M32 45c-4-4-9-5-15-5v13c6 0 11 1 15 5 4-4 9-5 15-5V40c-6 0-11 1-15 5zm0 0v13" />
    </svg>
  )
}

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
  const product = useProductName()
  const { back } = useQueryOf(accountPaths.login)
  const page = useLoginPage()
  useProperPlace(back)
  useKeepLook(page.data?.look)
  const look = useSession('look')
  return (
    <div className="login">
      <header className="login-brand">
        <LanguageSelect />
        <div className="login-name">
          {look.logo ? <img className="login-logo" src={look.logo} alt="" /> : <Crest />}
          <div>
            <h1>{product}</h1>
            <p>{words.tagline}</p>
          </div>
        </div>
        <CampusPicture />
      </header>
      <div className="login-place">
        <WhyLogin />
        <QueryView read={page}>{(page) => <LoginFrame page={page} back={back} />}</QueryView>
      </div>
    </div>
  )
}
