import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { sayNow, useSay, useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'
import '../account-page.css'
import { useLoginPage } from '../school/use-login-page.ts'
import { type ComingBack, comeBack, modeOf } from './come-back.ts'
import { ProveAccountForm } from './prove-account-form.tsx'
import { providerNames } from './providers.ts'
import { outsideWords } from './words.ts'

type Outcome = { readonly unbound: ComingBack } | { readonly error: unknown } | 'nothing'

/** Continues if possible; otherwise returns what the screen has to ask or show. */
const goOn = async (coming: Awaited<ReturnType<typeof comeBack>>): Promise<Outcome | undefined> => {
  if (!coming) return 'nothing'
  if (coming === 'second_step') return undefined
  const { provider, back, answer } = coming
  if (answer.outcome === 'unbound') return { unbound: coming }
  if (answer.outcome === 'in') await arrive({ mode: modeOf(provider), isFirstLogin: answer.isFirstLogin, back })
  else {
    toast(sayNow(outsideWords.bound), 'success')
    await redirect(accountPaths.bindings)
  }
  return undefined
}

function WayOut() {
  const words = useWords(outsideWords)
  const isLoggedIn = useSession('token') !== ''
  const path = isLoggedIn ? accountPaths.bindings : accountPaths.login
  return (
    <Button color="primary" onClick={() => void redirect(path)}>
      {isLoggedIn ? words.toBindings : words.toLogin}
    </Button>
  )
}

function BindScreen({ coming: { provider, back, answer } }: { readonly coming: ComingBack }) {
  const words = useWords(outsideWords)
  const say = useSay()
  const page = useLoginPage()
  return (
    <section className="account-page">
      <h2>{words.unboundTitle}</h2>
      <p className="account-lead">{words.unboundText(say(providerNames[provider]), answer.outsideName)}</p>
      <QueryView read={page}>
        {(page) => (
          <ProveAccountForm
            page={page}
            bindTicket={answer.bindTicket ?? ''}
            submit={words.bind}
            entering={{ mode: modeOf(provider), back }}
            onBound={({ isFirstLogin }) => arrive({ mode: modeOf(provider), isFirstLogin, back })}
          />
        )}
      </QueryView>
    </section>
  )
}

/** Where the browser arrives from WeChat, WeCom, DingTalk or single sign-on. */
export default function OutsideScreen() {
  const words = useWords(outsideWords)
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isHere = true
    comeBack()
      .then((coming) => (isHere ? goOn(coming) : undefined))
      .then(setOutcome)
      .catch((error: unknown) => setOutcome({ error }))
    return () => {
      isHere = false
    }
  }, [])
  if (outcome === undefined)
    return (
      <section className="account-page">
        <p role="status">{words.finishing}</p>
        <Waiting rows={2} />
      </section>
    )
  if (outcome === 'nothing') return <Empty t={words.nothingHere} action={<WayOut />} />
  if ('error' in outcome) return <Refused error={outcome.error} action={<WayOut />} />
  return <BindScreen coming={outcome.unbound} />
}
