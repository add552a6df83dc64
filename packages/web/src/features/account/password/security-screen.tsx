import { accountPaths } from '@campus/contract/paths/account.ts'
import { useWords } from '@campus/ui/words/words.ts'
import {
  CheckShieldOutline,
  KeyOutline,
  LinkOutline,
  LockOutline,
  PhonebookOutline,
  RightOutline,
  SystemQRcodeOutline,
} from 'antd-mobile-icons'
import { PathLink } from '../../../navigation/path-link.tsx'
import '../account-page.css'
import { securityWords } from './security-words.ts'

/** Everything that guards the account, in one place. */
export default function SecurityScreen() {
  const words = useWords(securityWords)
  const entries = [
    { path: accountPaths.password, icon: LockOutline, title: words.password, text: words.passwordText },
    { path: accountPaths.passkeys, icon: KeyOutline, title: words.passkeys, text: words.passkeysText },
    { path: accountPaths.twoStep, icon: CheckShieldOutline, title: words.twoStep, text: words.twoStepText },
    { path: accountPaths.bindings, icon: LinkOutline, title: words.bindings, text: words.bindingsText },
    { path: accountPaths.devices, icon: PhonebookOutline, title: words.devices, text: words.devicesText },
    { path: accountPaths.loginCode, icon: SystemQRcodeOutline, title: words.loginCode, text: words.loginCodeText },
  ]
  return (
    <section className="account-page">
      <p className="account-lead">{words.lead}</p>
      <ul className="account-rows">
        {entries.map(({ path, icon: Icon, title, text }) => (
          <li key={path.address}>
            <PathLink to={path} className="account-row">
              <span className="account-row-icon">
                <Icon aria-hidden />
              </span>
              <span className="account-row-text">
                {title}
                <small>{text}</small>
              </span>
              <RightOutline aria-hidden />
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
