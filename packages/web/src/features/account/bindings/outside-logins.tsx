import { type OwnIdentity, ownIdentities, unbindIdentity } from '@campus/contract/account/outside.ts'
import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { leaveFor } from '../outside/leave-for.ts'
import { ProviderIcon } from '../outside/provider-icon.tsx'
import { providerNames } from '../outside/providers.ts'
import type { LoginPage } from '../school/use-login-page.ts'
import { bindingWords } from './words.ts'

type Identity = z.infer<typeof OwnIdentity>

interface ProviderRowProps {
  readonly provider: OutsideProvider
  readonly identity: Identity | undefined
  readonly isBusy: boolean
  readonly onBind: () => void
  readonly onUnbind: () => void
}

function ProviderRow({ provider, identity, isBusy, onBind, onUnbind }: ProviderRowProps) {
  const words = useWords(bindingWords)
  const name = useSay()(providerNames[provider])
  const action = identity ? words.unbind : words.bind
  return (
    <div className="account-row">
      <span className="account-row-icon">
        <ProviderIcon provider={provider} />
      </span>
      <span className="account-row-text">
        {name}
        <small>
          {identity ? (
            <>
              {identity.name} · {words.boundAt} <Time at={identity.createdAt} />
            </>
          ) : (
            words.notBound
          )}
        </small>
      </span>
      <Button
        className="account-row-end"
        size="small"
        disabled={isBusy}
        aria-label={`${action} ${name}`}
        {...(!identity && { color: 'primary', fill: 'outline' })}
        onClick={identity ? onUnbind : onBind}
      >
        {action}
      </Button>
    </div>
  )
}

/** What the school offers, and what was bound before it stopped offering it. */
export function OutsideLogins({ page }: { readonly page: LoginPage }) {
  const words = useWords(bindingWords)
  const say = useSay()
  const identities = useRead(ownIdentities, {})
  const { act, isActing } = useAction(unbindIdentity, { changes: [ownIdentities] })
  const [isLeaving, setIsLeaving] = useState(false)

  const bind = async (provider: OutsideProvider) => {
    setIsLeaving(true)
    await leaveFor(provider, { schoolId: page.school.id, purpose: 'bind' }).catch(toastFailure)
    setIsLeaving(false)
  }
  const unbind = async (provider: OutsideProvider) => {
    const question = { title: words.unbindTitle(say(providerNames[provider])), text: words.unbindText, confirm: words.unbind }
    if (await ask(question)) await act({ provider }).catch(() => undefined)
  }

  return (
    <QueryView read={identities}>
      {(identities) => {
        const providers = [...new Set([...page.outside, ...identities.map(({ provider }) => provider)])]
        if (providers.length === 0) return <Empty t={words.noOutside} />
        return (
          <ul className="account-rows">
            {providers.map((provider) => (
              <li key={provider}>
                <ProviderRow
                  provider={provider}
                  identity={identities.find((identity) => identity.provider === provider)}
                  isBusy={isActing || isLeaving}
                  onBind={() => void bind(provider)}
                  onUnbind={() => void unbind(provider)}
                />
              </li>
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}
