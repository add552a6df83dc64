import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../account-page.css'
import { useLoginPage } from '../school/use-login-page.ts'
import { LinkedAccounts } from './linked-accounts.tsx'
import { OutsideLogins } from './outside-logins.tsx'
import { bindingWords } from './words.ts'

export default function BindingsScreen() {
  const words = useWords(bindingWords)
  const page = useLoginPage()
  return (
    <div className="account-page">
      <Show read={page}>
        {(page) => (
          <>
            <h2>{words.outside}</h2>
            <OutsideLogins page={page} />
            <h2>{words.accounts}</h2>
            <LinkedAccounts page={page} />
          </>
        )}
      </Show>
    </div>
  )
}
