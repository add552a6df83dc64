import { leaveAccount, type OwnAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { readSession } from '../../../session/session-store.ts'
import { ProveAccountForm } from '../outside/prove-account-form.tsx'
import type { LoginPage } from '../school/use-login-page.ts'
import { bindingWords } from './words.ts'

type Account = z.infer<typeof OwnAccount>

function AccountRow({ account }: { readonly account: Account }) {
  const words = useWords(bindingWords)
  const say = useSay()
  const switching = useAction(switchAccount, { quiet: true })
  const leaving = useAction(leaveAccount, { changes: [ownAccounts] })
  const { id, name, number, userType, schoolName, isThisOne } = account
  const isBusy = switching.isActing || leaving.isActing

  const switchTo = async () => {
    const mode = readSession().loginMode
    const outcome = await leadToSecondStep(switching.act({ id }), { mode }).catch(toastFailure)
    if (outcome) await arrive({ mode, isFirstLogin: outcome.isFirstLogin })
  }
  const takeOut = async () => {
    const isSure = await ask({ title: words.leaveTitle(name), text: words.leaveText, confirm: words.leave })
    if (isSure) await leaving.act({ id }).catch(() => undefined)
  }

  return (
    <div className="account-row">
      <Avatar name={name} />
      <span className="account-row-text">
        {name}
        <small>
          {say(userTypeNames[userType])} · {number} · {schoolName}
        </small>
        {isThisOne && <span className="account-mark">{words.current}</span>}
      </span>
      {!isThisOne && (
        <span className="account-row-end account-buttons-inline">
          <Button
            size="small"
            color="primary"
            fill="outline"
            disabled={isBusy}
            aria-label={`${words.switchTo} ${name}`}
            onClick={() => void switchTo()}
          >
            {words.switchTo}
          </Button>
          <Button size="small" disabled={isBusy} aria-label={`${words.leave} ${name}`} onClick={() => void takeOut()}>
            {words.leave}
          </Button>
        </span>
      )}
    </div>
  )
}

export function LinkedAccounts({ page }: { readonly page: LoginPage }) {
  const words = useWords(bindingWords)
  const accounts = useRead(ownAccounts, {})
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <QueryView read={accounts}>
        {(accounts) =>
          accounts.length > 1 ? (
            <ul className="account-rows">
              {accounts.map((account) => (
                <li key={account.id}>
                  <AccountRow account={account} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="account-lead">{words.noAccounts}</p>
          )
        }
      </QueryView>
      {isAdding ? (
        <ProveAccountForm
          page={page}
          submit={words.joinSubmit}
          onBound={async () => {
            setIsAdding(false)
            toast(words.joined, 'success')
            await accounts.refetch()
          }}
        />
      ) : (
        <Button block onClick={() => setIsAdding(true)}>
          {words.join}
        </Button>
      )}
    </>
  )
}
