import { type MailboxType, mailboxTypes } from '@campus/contract/certificates/delivery.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './mailbox.css'
import { codeSteps, mailboxNames } from './mailbox-types.ts'
import { mailboxWords } from './words.ts'

interface TypeChoiceProps {
  readonly value: MailboxType
  readonly onChoose: (type: MailboxType) => void
}

export function MailboxTypes({ value, onChoose }: TypeChoiceProps) {
  const words = useWords(mailboxWords)
  const say = useSay()
  const options = mailboxTypes.map((one) => [one, say(mailboxNames[one])] as const)
  return <Choice label={words.type} look="chips" options={options} value={value} onChoose={onChoose} />
}

/** How to get the code of such a mailbox. */
export function CodeSteps({ type }: { readonly type: MailboxType }) {
  const say = useSay()
  return (
    <ol className="code-steps">
      {codeSteps[type].map((step) => (
        <li key={step[0]}>{say(step)}</li>
      ))}
    </ol>
  )
}
