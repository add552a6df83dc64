import type { Trust } from '@campus/contract/verification/trust.ts'
import { DownOutline } from 'antd-mobile-icons'
import { useId } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/form/form.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { trustWords } from './words.ts'

interface SchoolChoiceProps {
  readonly schools: Trust['schools']
  readonly value: string
}

/** Which school's root is shown; it stands in the address, so that a link can name one. */
export function SchoolChoice({ schools, value }: SchoolChoiceProps) {
  const words = useWords(trustWords)
  const language = useLanguage()
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.school}
      </label>
      <span className="field-with-button">
        <select
          className="field-box field-select"
          id={id}
          value={value}
          onChange={({ target }) => void redirect(verificationPaths.trust, { schoolId: target.value })}
        >
          {schools.map((school) => (
            <option key={school.id} value={school.id}>
              {nameIn(school, language)}
            </option>
          ))}
        </select>
        <DownOutline className="field-select-sign" aria-hidden />
      </span>
    </div>
  )
}
