import { passwordRules } from '@campus/contract/account/password-rules.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckCircleFill, MinusCircleOutline } from 'antd-mobile-icons'
import './password.css'
import { passwordWords } from './words.ts'

interface PasswordRulesListProps {
  readonly password: string
  readonly account: string | undefined
  readonly most: number
}

/** Each rule with a mark that changes as it is met. */
export function PasswordRulesList({ password, account, most }: PasswordRulesListProps) {
  const words = useWords(passwordWords)
  const say = useSay()
  return (
    <ul className="password-rules" aria-label={words.rules}>
      {passwordRules.map(({ code: word, isMet }) => {
        const met = isMet(password, { account, max: most })
        return (
          <li key={word} data-met={met || undefined}>
            {met ? <CheckCircleFill aria-hidden /> : <MinusCircleOutline aria-hidden />}
            {word === 'password_length' ? words.length(most) : say(fieldTexts[word])}
            <VisuallyHidden>{met ? words.met : words.notMet}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
