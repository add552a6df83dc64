import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { hasPhoto } from '@campus/contract/faces/has-photo.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { KeyOutline, UserCircleOutline } from 'antd-mobile-icons'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useRead } from '../../../api/use-read.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { open } from '../../../navigation/navigator.ts'
import { ProviderIcon } from '../outside/provider-icon.tsx'
import { providerNames } from '../outside/providers.ts'
import { wasStopped } from '../passkeys/was-stopped.ts'
import type { LoginPage } from '../school/use-login-page.ts'
import type { LoginValues } from './login-values.ts'
import { loginWords } from './words.ts'
import './other-ways.css'

interface OtherWaysProps {
  readonly form: FormOf<LoginValues, LoginValues>
  readonly page: LoginPage
  readonly consent: { readonly privacyPolicy: string; readonly userAgreement: string; readonly agreed: true }
  readonly back: string | undefined
}

/** As many as stand beside each other on a small phone. */
const maxInRow = 5
const inRow = (count: number) => Math.ceil(count / Math.ceil(count / maxInRow))

interface WayButtonProps {
  readonly name: string
  readonly icon: ReactNode
  readonly isBusy: boolean
  readonly onPress: () => void
}

function WayButton({ name, icon, isBusy, onPress }: WayButtonProps) {
  return (
    <button type="button" className="login-other" disabled={isBusy} onClick={onPress}>
      <span className="login-other-icon">{icon}</span>
      {name}
    </button>
  )
}

/** Passkeys and outside logins; they too ask for the consent first. */
export function OtherWays({ form, page, consent, back }: OtherWaysProps) {
  const words = useWords(loginWords)
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const { data: faces } = useRead(hasPhoto, { schoolId: page.school.id }, { background: true, withToken: false })
  const hasPasskeys = 'PublicKeyCredential' in window
  const count = Number(hasPasskeys) + Number(faces?.offersFaceLogin ?? false) + page.outside.length
  if (count === 0) return null

  const afterConsent = async (action: () => Promise<unknown>) => {
    if (!(await form.trigger('agreed', { shouldFocus: true }))) return
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      if (wasStopped(error)) toast(words.passkeyStopped)
      else toastFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const usePasskey = async () => {
    const { logInWithPasskey } = await import('../passkeys/passkey-device.ts')
    const { remember } = form.getValues()
    const entering = logInWithPasskey({ schoolId: page.school.id, consent, remember })
    const entered = await leadToSecondStep(entering, { mode: 'passkey', back })
    if (entered) await arrive({ mode: 'passkey', isFirstLogin: entered.isFirstLogin, back })
  }

  const goOutside = async (provider: OutsideProvider) => {
    const { leaveFor } = await import('../outside/leave-for.ts')
    await leaveFor(provider, { schoolId: page.school.id, purpose: 'login', ...page.documents, back })
  }

  return (
    <section className="login-others" aria-labelledby="login-others">
      <h2 id="login-others">{words.otherWays}</h2>
      <div style={{ '--ways-in-row': inRow(count) } as CSSProperties}>
        {hasPasskeys && (
          <WayButton name={words.passkey} icon={<KeyOutline />} isBusy={isBusy} onPress={() => void afterConsent(usePasskey)} />
        )}
        {faces?.offersFaceLogin && (
          <WayButton
            name={words.face}
            icon={<UserCircleOutline />}
            isBusy={isBusy}
            onPress={() => void open(facesPaths.loginInfo, { back })}
          />
        )}
        {page.outside.map((provider) => (
          <WayButton
            key={provider}
            name={say(providerNames[provider])}
            icon={<ProviderIcon provider={provider} />}
            isBusy={isBusy}
            onPress={() => void afterConsent(() => goOutside(provider))}
          />
        ))}
      </div>
    </section>
  )
}
