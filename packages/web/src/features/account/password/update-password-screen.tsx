import type { PasswordChanged } from '@campus/contract/account/links.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { TypedPassword } from '@campus/contract/account/password-rules.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { back } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useShownUser } from '../../../session/shown-user.ts'
import '../account-page.css'
import { isSaidTwice, newPasswordFields, saidDifferently } from '../../../domain/password/new-password.ts'
import { NewPasswordInputs } from '../../../domain/password/new-password-inputs.tsx'
import { passwordWords } from '../../../domain/password/words.ts'
import { atItsField } from '../../../form/at-its-field.ts'
import { useLoginPage } from '../school/use-login-page.ts'
import { linkWords } from './link-words.ts'
import { hasLinks, PasswordChangedView } from './password-changed.tsx'

interface PasswordFormProps {
  readonly most: number
  readonly onChanged: (changed: PasswordChanged) => void
}

function PasswordForm({ most, onChanged }: PasswordFormProps) {
  const words = useWords(passwordWords)
  const { xuehao: account } = useShownUser()
  const schema = z.object({ oldPassword: TypedPassword, ...newPasswordFields({ most, account }) }).refine(isSaidTwice, saidDifferently)
  const form = useForm(schema, { oldPassword: '', password: '', passwordAgain: '' })
  const { act } = useAction(changeOwnPassword, { quiet: true })
  return (
    <div className="account-card">
      <Form
        form={form}
        onSubmit={async ({ passwordAgain, ...typed }) => {
          const changed = await atItsField(act({ ...typed, confirmation: passwordAgain }))
          toast(words.changed, 'success')
          if (hasLinks(changed)) onChanged(changed)
          else back()
        }}
      >
        <PasswordField form={form} name="oldPassword" label={words.old} autoComplete="current-password" />
        <NewPasswordInputs form={form} most={most} account={account} />
        <p className="account-note">{words.otherDevices}</p>
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </div>
  )
}

/** The screens on which what stays can be removed; for secret links only where there are any. */
function Manage({ kept }: Pick<PasswordChanged, 'kept'>) {
  const words = useWords(linkWords)
  const has = new Set(kept.map(({ kind }) => kind))
  return (
    <div className="account-buttons">
      <PathLink to={accountPaths.passkeys}>{words.managePasskeys}</PathLink>
      <PathLink to={accountPaths.bindings}>{words.manageBindings}</PathLink>
      {has.has('calendar') && <PathLink to={schedulePaths.feeds}>{words.manageFeeds}</PathLink>}
      {has.has('family') && <PathLink to={schedulePaths.shares}>{words.manageShares}</PathLink>}
      {has.has('document') && <PathLink to={documentsPaths.ownDocuments}>{words.manageDocuments}</PathLink>}
    </div>
  )
}

export default function UpdatePasswordScreen() {
  const words = useWords(linkWords)
  const page = useLoginPage()
  const [changed, setChanged] = useState<PasswordChanged>()
  return (
    <section className="account-page">
      {changed ? (
        <PasswordChangedView changed={changed} manage={<Manage kept={changed.kept} />} done={words.done} onDone={() => back()} />
      ) : (
        <QueryView read={page}>{({ passwordMost }) => <PasswordForm most={passwordMost} onChanged={setChanged} />}</QueryView>
      )}
    </section>
  )
}
