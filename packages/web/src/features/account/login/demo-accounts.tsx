import { roleNames } from '@campus/contract/roles.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { LoginPage } from '../school/use-login-page.ts'
import { loginWords } from './words.ts'
import './demo-accounts.css'

type DemoAccount = LoginPage['demoAccounts'][number]

interface DemoAccountsProps {
  readonly page: LoginPage
  readonly onChoose: (account: DemoAccount) => void
}

/** Only the demo has accounts to give away, and a place where its letters can be read. */
export function DemoAccounts({ page: { demoAccounts, isDemo }, onChoose }: DemoAccountsProps) {
  const words = useWords(loginWords)
  const say = useSay()
  const language = useLanguage()
  if (!isDemo) return null
  return (
    <section className="login-demo" aria-labelledby="login-demo">
      <h2 id="login-demo">{words.demoTitle}</h2>
      {demoAccounts.length > 0 && (
        <>
          <p>{words.demoText}</p>
          <ul>
            {demoAccounts.map((account) => (
              <li key={account.account}>
                <button type="button" onClick={() => onChoose(account)}>
                  {say(roleNames[account.role])}
                  <small>{account.account}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <a href={`/demo/outbox?language=${language}`} target="_blank" rel="noreferrer">
        {words.demoOutbox}
      </a>
      <a href={`/demo/lesson?language=${language}`} target="_blank" rel="noreferrer">
        {words.demoLesson}
      </a>
    </section>
  )
}
