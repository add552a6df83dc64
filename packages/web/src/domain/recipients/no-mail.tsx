import { userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { certificatesPaths } from '../../paths/certificates.ts'
import './no-mail.css'
import { recipientWords } from './words.ts'

/** Nobody can send it: the school has no mailbox, and I have not set one up. */
export function NoMail() {
  const words = useWords(recipientWords)
  const { data } = useRead(userMailInfo, {}, { background: true })
  if (!data || data.schoolHasMail || data.mailbox) return null
  return (
    <p className="mail-missing">
      {words.noMail} <PathLink to={certificatesPaths.mailbox}>{words.toMailbox}</PathLink>
    </p>
  )
}
